import { useState } from 'react';
import { Upload, type UploadedFile } from './upload.tsx';

export const title = 'upload';

function Files() {
  const [files, setFiles] = useState<readonly UploadedFile[]>([
    { url: '#layout', name: '排料图.pdf' },
  ]);
  return (
    <div style={{ width: 320 }}>
      <Upload
        label="附件"
        files={files}
        onFilesChange={setFiles}
        accept="image/*,.pdf"
        maxBytes={5 * 1024 * 1024}
        max={3}
        send={async (file) => ({ url: URL.createObjectURL(file), name: file.name })}
      />
    </div>
  );
}

export const stories = {
  files: Files,
};
