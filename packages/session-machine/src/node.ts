export { fileStore } from './env/file-store.ts';
export { type NodeEnvOptions, nodeEnv } from './env/node.ts';
