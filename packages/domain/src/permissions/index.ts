export { grants, permissionKey, permissionList } from './permissions.ts';
