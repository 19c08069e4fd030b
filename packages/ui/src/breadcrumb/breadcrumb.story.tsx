import { Breadcrumb } from './breadcrumb.tsx';

export const title = 'breadcrumb';

export const stories = {
  way: () => (
    <Breadcrumb
      crumbs={[
        { label: '裁剪', href: '#cutting' },
        { label: '床次', href: '#beds' },
        { label: '第 3 床' },
      ]}
    />
  ),
};
