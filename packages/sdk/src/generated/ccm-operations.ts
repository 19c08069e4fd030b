// Generated from specs/ by packages/sdk/scripts/generate.ts. Do not edit.
import { defineOperation } from '../define-operation.ts';
import type * as sdk from '../operation.ts';
import type { components, operations } from './ccm.ts';

export type RecordStatus = components['schemas']['RecordStatus'];
export type ColorRow = components['schemas']['ColorRow'];
export type ColorPage = components['schemas']['ColorPage'];
export type OauthError = components['schemas']['OauthError'];
export type SizeRow = components['schemas']['SizeRow'];
export type SizePage = components['schemas']['SizePage'];
export type CustomerGrade = components['schemas']['CustomerGrade'];
export type Flag = components['schemas']['Flag'];
export type CustomerRow = components['schemas']['CustomerRow'];
export type CustomerPage = components['schemas']['CustomerPage'];
export type MaterialType = components['schemas']['MaterialType'];
export type SpreadMode = components['schemas']['SpreadMode'];
export type MaterialRow = components['schemas']['MaterialRow'];
export type MaterialPage = components['schemas']['MaterialPage'];

/** What each operation of ccm takes and answers, by operation id. */
export interface CcmCalls {
  listColors: { request: { query?: operations['listColors']['parameters']['query'] | undefined }; data: ColorPage };
  listSizes: { request: { query?: operations['listSizes']['parameters']['query'] | undefined }; data: SizePage };
  listCustomers: { request: { query?: operations['listCustomers']['parameters']['query'] | undefined }; data: CustomerPage };
  listMaterials: { request: { query?: operations['listMaterials']['parameters']['query'] | undefined }; data: MaterialPage };
}

/**
 * 颜色列表 · Colours
 * A page of the colours of the company, for pickers and the basic-data screens.
 * `GET /ccm/color/list`. Asks for a session only.
 */
export const listColors = /* @__PURE__ */ defineOperation<sdk.BareOperation<CcmCalls['listColors']['request'], CcmCalls['listColors']['data']>>('listColors', 'GET', '/ccm/color/list', 2);

/**
 * 尺码列表 · Sizes
 * A page of the sizes of the company, for pickers and the basic-data screens.
 * `GET /ccm/size/list`. Asks for a session only.
 */
export const listSizes = /* @__PURE__ */ defineOperation<sdk.BareOperation<CcmCalls['listSizes']['request'], CcmCalls['listSizes']['data']>>('listSizes', 'GET', '/ccm/size/list', 2);

/**
 * 客户列表 · Customers
 * A page of the customers of the company, for pickers and the basic-data screens.
 * `GET /ccm/customer/list`. Asks for a session only.
 */
export const listCustomers = /* @__PURE__ */ defineOperation<sdk.BareOperation<CcmCalls['listCustomers']['request'], CcmCalls['listCustomers']['data']>>('listCustomers', 'GET', '/ccm/customer/list', 2);

/**
 * 物料列表 · Materials
 * A page of the materials of the company, for pickers and the basic-data screens.
 * `GET /ccm/material/list`. Asks for a session only.
 */
export const listMaterials = /* @__PURE__ */ defineOperation<sdk.BareOperation<CcmCalls['listMaterials']['request'], CcmCalls['listMaterials']['data']>>('listMaterials', 'GET', '/ccm/material/list', 2);
