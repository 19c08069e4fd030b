import { useState } from 'react';
import { Upload, type UploadedFile, type UploadProps } from './upload.tsx';

export const title = 'upload';

const here: UploadProps['send'] = async (file, _, onProgress) => {
  onProgress(1);
  return { url: URL.createObjectURL(file), name: file.name, image: file.type.startsWith('image/') };
};
/** Gets as far as the half and stays there. */
const half: UploadProps['send'] = (_, signal, onProgress) =>
  new Promise((_done, fail) => {
    onProgress(0.5);
    signal.addEventListener('abort', () => fail(signal.reason));
  });

function Files({ label, send }: { label: string; send: UploadProps['send'] }) {
  const [files, setFiles] = useState<readonly UploadedFile[]>([
    { url: '#layout', name: '排料图.pdf' },
  ]);
  return (
    <div style={{ width: 320 }}>
      <Upload
        label={label}
        files={files}
        onFilesChange={setFiles}
        accept="image/*,.pdf"
        maxBytes={5 * 1024 * 1024}
        max={3}
        send={send}
      />
    </div>
  );
}

export const stories = {
  files: () => <Files label="附件" send={here} />,
  'on its way': () => <Files label="大文件" send={half} />,
  failing: () => <Files label="图纸" send={() => Promise.reject(new Error('请检查网络设置'))} />,
  disabled: () => (
    <div style={{ width: 320 }}>
      <Upload
        label="停用"
        files={[{ url: '#layout', name: '排料图.pdf' }]}
        onFilesChange={() => undefined}
        send={here}
        disabled
      />
    </div>
  ),
};
