import type { Feature } from '../../operations.ts';
import type { FileStore } from './file-store.ts';
import { deleteFile, keepFile } from './keep-file.ts';

const PICTURE = { megabytes: 10, picturesOnly: true };
const DOCUMENT = { megabytes: 50, picturesOnly: false };

/** Pictures and documents that people upload. */
export const files =
  (store: FileStore): Feature<'uploadPicture' | 'uploadFile' | 'deleteFile'> =>
  (services) => ({
    uploadPicture: async (call) => (await keepFile(services, store, call, PICTURE)).url,
    uploadFile: (call) => keepFile(services, store, call, DOCUMENT),
    async deleteFile(call) {
      await deleteFile(services, store, call);
      return true;
    },
  });
