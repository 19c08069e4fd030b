import { useState } from 'react';
import { Field } from '../field/field.tsx';
import { RichText } from '../rich-text/rich-text.tsx';
import { RichEditor } from './rich-editor.tsx';

export const title = 'rich-editor';

const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 120"><rect width="300" height="120" fill="#3e63dd"/></svg>',
)}`;

function Feedback() {
  const [html, setHtml] = useState('');
  return (
    <>
      <Field label="反馈内容" required>
        <RichEditor
          value={html}
          onValueChange={setHtml}
          draftKey="gallery"
          placeholder="请描述遇到的问题"
          maxPictureBytes={5 * 1024 * 1024}
          sendPicture={async ({ name }) => `/pictures/${name}`}
        />
      </Field>
      <output aria-label="值">{html}</output>
    </>
  );
}

const written =
  '<p>第 3 床 <strong>短码</strong>，见下：</p><ul><li><p>M 码少 12 件</p></li><li><p>L 码多 12 件</p></li></ul><p><a href="https://example.com">排料图</a></p>';

export const stories = {
  feedback: Feedback,
  written: () => <RichEditor aria-label="说明" value={written} />,
  refused: () => (
    <Field label="说明" error="请输入说明">
      <RichEditor value="" sendPicture={() => Promise.reject(new Error('服务器网关错误'))} />
    </Field>
  ),
  disabled: () => <RichEditor aria-label="说明" value={written} disabled />,
  read: () => <RichText html={`${written}<img src="${picture}" onerror="alert(1)">`} />,
};
