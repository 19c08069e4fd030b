import { Thumbnail } from './thumbnail.tsx';

export const title = 'thumbnail';

const picture = (colour: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 400"><rect width="600" height="400" fill="${colour}"/></svg>`,
  )}`;
const both = [
  { src: picture('#3e63dd'), alt: '正面' },
  { src: picture('#46a758'), alt: '背面' },
];

export const stories = {
  pictures: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' }}>
      <Thumbnail src={picture('#3e63dd')} alt="正面" all={both} />
      <Thumbnail src="/missing.png" alt="缺图" />
      <Thumbnail alt="无图" />
    </div>
  ),
};
