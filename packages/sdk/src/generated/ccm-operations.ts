// Generated from specs/ by packages/sdk/scripts/generate.ts. Do not edit.
import { defineOperation } from '../define-operation.ts';
import type * as sdk from '../operation.ts';
import type { components, operations } from './ccm.ts';

/** 资料状态 · Record status. */
export type RecordStatus = components['schemas']['RecordStatus'];
/** A row of `listColors`. */
export type ColorRow = components['schemas']['ColorRow'];
/** One page of colours. */
export type ColorPage = components['schemas']['ColorPage'];
/** What a rejected token or credential is answered with, in the words of OAuth 2. */
export type OauthError = components['schemas']['OauthError'];
/** A row of `listSizes`. */
export type SizeRow = components['schemas']['SizeRow'];
/** One page of sizes. */
export type SizePage = components['schemas']['SizePage'];
/** 客户等级 · Customer grade. */
export type CustomerGrade = components['schemas']['CustomerGrade'];
/** 是否 · Yes or no. */
export type Flag = components['schemas']['Flag'];
/** A row of `listCustomers`. */
export type CustomerRow = components['schemas']['CustomerRow'];
/** One page of customers. */
export type CustomerPage = components['schemas']['CustomerPage'];
/** 物料类型 · Material type. */
export type MaterialType = components['schemas']['MaterialType'];
/** 铺布方式 · Spreading mode. */
export type SpreadMode = components['schemas']['SpreadMode'];
/** A row of `listMaterials`. */
export type MaterialRow = components['schemas']['MaterialRow'];
/** One page of materials. */
export type MaterialPage = components['schemas']['MaterialPage'];
/** Body of `createColor`. */
export type CreateColorBody = components['schemas']['CreateColorBody'];
/** Body of `updateColor`. */
export type UpdateColorBody = components['schemas']['UpdateColorBody'];
/** Body of `changeColorStatus`. */
export type RecordStatusBody = components['schemas']['RecordStatusBody'];
/** One record a batch call could not handle, with the sentence a person is shown. */
export type BatchFail = components['schemas']['BatchFail'];
/** Every record is handled on its own; some may fail while others succeed. */
export type BatchResult = components['schemas']['BatchResult'];
/** Body of `createSize`. */
export type CreateSizeBody = components['schemas']['CreateSizeBody'];
/** Body of `updateSize`. */
export type UpdateSizeBody = components['schemas']['UpdateSizeBody'];
/** A row of `listSizeGroups`. */
export type SizeGroupRow = components['schemas']['SizeGroupRow'];
/** One page of size groups. */
export type SizeGroupPage = components['schemas']['SizeGroupPage'];
/** Body of `createSizeGroup`. */
export type CreateSizeGroupBody = components['schemas']['CreateSizeGroupBody'];
/** Body of `updateSizeGroup`. */
export type UpdateSizeGroupBody = components['schemas']['UpdateSizeGroupBody'];
/** 量纲 · Dimension. */
export type UnitDimension = components['schemas']['UnitDimension'];
/** A row of `listUnits`. */
export type UnitRow = components['schemas']['UnitRow'];
/** One page of units. */
export type UnitPage = components['schemas']['UnitPage'];
/** Body of `createUnit`. */
export type CreateUnitBody = components['schemas']['CreateUnitBody'];
/** Body of `updateUnit`. */
export type UpdateUnitBody = components['schemas']['UpdateUnitBody'];
/** A row of `listCurrencies`. */
export type CurrencyRow = components['schemas']['CurrencyRow'];
/** One page of currencies. */
export type CurrencyPage = components['schemas']['CurrencyPage'];
/** Body of `createCurrency`. */
export type CreateCurrencyBody = components['schemas']['CreateCurrencyBody'];
/** Body of `updateCurrency`. */
export type UpdateCurrencyBody = components['schemas']['UpdateCurrencyBody'];
/** A row of `listExchangeRates`. */
export type ExchangeRateRow = components['schemas']['ExchangeRateRow'];
/** One page of exchange rates. */
export type ExchangeRatePage = components['schemas']['ExchangeRatePage'];
/** Body of `createExchangeRate`. */
export type CreateExchangeRateBody = components['schemas']['CreateExchangeRateBody'];
/** Body of `updateExchangeRate`. */
export type UpdateExchangeRateBody = components['schemas']['UpdateExchangeRateBody'];
/** Body of `createCustomer`. */
export type CreateCustomerBody = components['schemas']['CreateCustomerBody'];
/** Body of `updateCustomer`. */
export type UpdateCustomerBody = components['schemas']['UpdateCustomerBody'];
/** 工厂类型 · Factory type. */
export type FactoryType = components['schemas']['FactoryType'];
/** A row of `listFactories`. */
export type FactoryRow = components['schemas']['FactoryRow'];
/** One page of factories. */
export type FactoryPage = components['schemas']['FactoryPage'];
/** Body of `createFactory`. */
export type CreateFactoryBody = components['schemas']['CreateFactoryBody'];
/** Body of `updateFactory`. */
export type UpdateFactoryBody = components['schemas']['UpdateFactoryBody'];
/** 仓库类型 · Store type. */
export type WarehouseType = components['schemas']['WarehouseType'];
/** `locations` of {@link WarehouseRow}. */
export type WarehouseLocation = components['schemas']['WarehouseLocation'];
/** A row of `listWarehouses`. */
export type WarehouseRow = components['schemas']['WarehouseRow'];
/** One page of stores. */
export type WarehousePage = components['schemas']['WarehousePage'];
/** `locations` of {@link CreateWarehouseBody}. */
export type WarehouseLocationInput = components['schemas']['WarehouseLocationInput'];
/** Body of `createWarehouse`. */
export type CreateWarehouseBody = components['schemas']['CreateWarehouseBody'];
/** Body of `updateWarehouse`. */
export type UpdateWarehouseBody = components['schemas']['UpdateWarehouseBody'];
/** Body of `createMaterial`. */
export type CreateMaterialBody = components['schemas']['CreateMaterialBody'];
/** Body of `updateMaterial`. */
export type UpdateMaterialBody = components['schemas']['UpdateMaterialBody'];
/** A row of `listWashings`. */
export type WashingRow = components['schemas']['WashingRow'];
/** One page of washings. */
export type WashingPage = components['schemas']['WashingPage'];
/** Body of `createWashing`. */
export type CreateWashingBody = components['schemas']['CreateWashingBody'];
/** Body of `updateWashing`. */
export type UpdateWashingBody = components['schemas']['UpdateWashingBody'];
/** 工段 · Section. */
export type Section = components['schemas']['Section'];
/** 难度等级 · Difficulty. */
export type ProcessGrade = components['schemas']['ProcessGrade'];
/** 计件范围 · Pay scope. */
export type PayScope = components['schemas']['PayScope'];
/** A row of `listProcesses`. */
export type ProcessRow = components['schemas']['ProcessRow'];
/** One page of processes. */
export type ProcessPage = components['schemas']['ProcessPage'];
/** Body of `createProcess`. */
export type CreateProcessBody = components['schemas']['CreateProcessBody'];
/** Body of `updateProcess`. */
export type UpdateProcessBody = components['schemas']['UpdateProcessBody'];
/** 类别 · Kind. */
export type CategoryKind = components['schemas']['CategoryKind'];
/** A row of `listCategories`. */
export type CategoryRow = components['schemas']['CategoryRow'];
/** One page of categories. */
export type CategoryPage = components['schemas']['CategoryPage'];
/** Body of `createCategory`. */
export type CreateCategoryBody = components['schemas']['CreateCategoryBody'];
/** Body of `updateCategory`. */
export type UpdateCategoryBody = components['schemas']['UpdateCategoryBody'];
/** A row of `listMachineTypes`. */
export type MachineTypeRow = components['schemas']['MachineTypeRow'];
/** One page of machine types. */
export type MachineTypePage = components['schemas']['MachineTypePage'];
/** Body of `createMachineType`. */
export type CreateMachineTypeBody = components['schemas']['CreateMachineTypeBody'];
/** Body of `updateMachineType`. */
export type UpdateMachineTypeBody = components['schemas']['UpdateMachineTypeBody'];
/** A row of `listDictTypes`. */
export type DictTypeRow = components['schemas']['DictTypeRow'];
/** One page of dictionaries. */
export type DictTypePage = components['schemas']['DictTypePage'];
/** Body of `createDictType`. */
export type CreateDictTypeBody = components['schemas']['CreateDictTypeBody'];
/** Body of `updateDictType`. */
export type UpdateDictTypeBody = components['schemas']['UpdateDictTypeBody'];
/** A row of `listDictItems`. */
export type DictItemRow = components['schemas']['DictItemRow'];
/** One page of dictionary entries. */
export type DictItemPage = components['schemas']['DictItemPage'];
/** Body of `createDictItem`. */
export type CreateDictItemBody = components['schemas']['CreateDictItemBody'];
/** Body of `updateDictItem`. */
export type UpdateDictItemBody = components['schemas']['UpdateDictItemBody'];
/** 审批类型 · Workflow. */
export type WorkflowType = components['schemas']['WorkflowType'];
/** `nodes` of {@link WorkflowRow}. */
export type WorkflowNode = components['schemas']['WorkflowNode'];
/** A row of `listWorkflows`. */
export type WorkflowRow = components['schemas']['WorkflowRow'];
/** One page of workflows. */
export type WorkflowPage = components['schemas']['WorkflowPage'];
/** `nodes` of {@link CreateWorkflowBody}. */
export type WorkflowNodeInput = components['schemas']['WorkflowNodeInput'];
/** Body of `createWorkflow`. */
export type CreateWorkflowBody = components['schemas']['CreateWorkflowBody'];
/** Body of `updateWorkflow`. */
export type UpdateWorkflowBody = components['schemas']['UpdateWorkflowBody'];
/** 设备状态 · Machine status. */
export type MachineStatus = components['schemas']['MachineStatus'];
/** 权属 · Ownership. */
export type MachineOwnership = components['schemas']['MachineOwnership'];
/** A row of `listMachines`. */
export type MachineRow = components['schemas']['MachineRow'];
/** `sum` of {@link MachinePage}. */
export type MachineTotals = components['schemas']['MachineTotals'];
/** One page of machines with the totals of the whole result. */
export type MachinePage = components['schemas']['MachinePage'];
/** Body of `createMachine`. */
export type CreateMachineBody = components['schemas']['CreateMachineBody'];
/** Body of `updateMachine`. */
export type UpdateMachineBody = components['schemas']['UpdateMachineBody'];
/** `docs` of {@link Machine}. */
export type UploadedFile = components['schemas']['UploadedFile'];
/** `locations` of {@link Machine}. */
export type MachineLocationRow = components['schemas']['MachineLocationRow'];
/** 维护类别 · Maintenance kind. */
export type MaintenanceKind = components['schemas']['MaintenanceKind'];
/** 维修状态 · Maintenance status. */
export type MaintenanceStatus = components['schemas']['MaintenanceStatus'];
/** `parts` of {@link MachineMaintenanceRow}. */
export type MachinePart = components['schemas']['MachinePart'];
/** `bills` of {@link Machine}. */
export type MachineMaintenanceRow = components['schemas']['MachineMaintenanceRow'];
/** `runs` of {@link Machine}. */
export type MachineRun = components['schemas']['MachineRun'];
/** What `getMachine` answers. */
export type Machine = components['schemas']['Machine'];
/** Body of `changeMachineStatus`. */
export type ChangeMachineStatusBody = components['schemas']['ChangeMachineStatusBody'];
/** A step that needs a reason, on the version the person has on screen. */
export type RecordReasonBody = components['schemas']['RecordReasonBody'];
/** `cells` of {@link ImportRow}. */
export type ImportCell = components['schemas']['ImportCell'];
/** One row of the first sheet. */
export type ImportRow = components['schemas']['ImportRow'];
/** The rows that the browser read from the first sheet, by column name. */
export type ImportBody = components['schemas']['ImportBody'];
/** `errors` of {@link ImportResult}. */
export type ImportError = components['schemas']['ImportError'];
/** What an import did; rows with an error changed nothing. */
export type ImportResult = components['schemas']['ImportResult'];

/** What each operation of ccm takes and answers, by operation id. */
export interface CcmCalls {
  listColors: { request: { query?: operations['listColors']['parameters']['query'] | undefined }; data: ColorPage };
  listSizes: { request: { query?: operations['listSizes']['parameters']['query'] | undefined }; data: SizePage };
  listCustomers: { request: { query?: operations['listCustomers']['parameters']['query'] | undefined }; data: CustomerPage };
  listMaterials: { request: { query?: operations['listMaterials']['parameters']['query'] | undefined }; data: MaterialPage };
  createColor: { request: { body: CreateColorBody }; data: ColorRow };
  updateColor: { request: { body: UpdateColorBody }; data: ColorRow };
  deleteColor: { request: { query: operations['deleteColor']['parameters']['query'] }; data: operations['deleteColor']['responses'][200]['content']['application/json']['data'] };
  changeColorStatus: { request: { body: RecordStatusBody }; data: BatchResult };
  createSize: { request: { body: CreateSizeBody }; data: SizeRow };
  updateSize: { request: { body: UpdateSizeBody }; data: SizeRow };
  deleteSize: { request: { query: operations['deleteSize']['parameters']['query'] }; data: operations['deleteSize']['responses'][200]['content']['application/json']['data'] };
  changeSizeStatus: { request: { body: RecordStatusBody }; data: BatchResult };
  listSizeGroups: { request: { query?: operations['listSizeGroups']['parameters']['query'] | undefined }; data: SizeGroupPage };
  createSizeGroup: { request: { body: CreateSizeGroupBody }; data: SizeGroupRow };
  updateSizeGroup: { request: { body: UpdateSizeGroupBody }; data: SizeGroupRow };
  deleteSizeGroup: { request: { query: operations['deleteSizeGroup']['parameters']['query'] }; data: operations['deleteSizeGroup']['responses'][200]['content']['application/json']['data'] };
  changeSizeGroupStatus: { request: { body: RecordStatusBody }; data: BatchResult };
  listUnits: { request: { query?: operations['listUnits']['parameters']['query'] | undefined }; data: UnitPage };
  createUnit: { request: { body: CreateUnitBody }; data: UnitRow };
  updateUnit: { request: { body: UpdateUnitBody }; data: UnitRow };
  deleteUnit: { request: { query: operations['deleteUnit']['parameters']['query'] }; data: operations['deleteUnit']['responses'][200]['content']['application/json']['data'] };
  changeUnitStatus: { request: { body: RecordStatusBody }; data: BatchResult };
  listCurrencies: { request: { query?: operations['listCurrencies']['parameters']['query'] | undefined }; data: CurrencyPage };
  createCurrency: { request: { body: CreateCurrencyBody }; data: CurrencyRow };
  updateCurrency: { request: { body: UpdateCurrencyBody }; data: CurrencyRow };
  deleteCurrency: { request: { query: operations['deleteCurrency']['parameters']['query'] }; data: operations['deleteCurrency']['responses'][200]['content']['application/json']['data'] };
  changeCurrencyStatus: { request: { body: RecordStatusBody }; data: BatchResult };
  listExchangeRates: { request: { query?: operations['listExchangeRates']['parameters']['query'] | undefined }; data: ExchangeRatePage };
  createExchangeRate: { request: { body: CreateExchangeRateBody }; data: ExchangeRateRow };
  updateExchangeRate: { request: { body: UpdateExchangeRateBody }; data: ExchangeRateRow };
  deleteExchangeRate: { request: { query: operations['deleteExchangeRate']['parameters']['query'] }; data: operations['deleteExchangeRate']['responses'][200]['content']['application/json']['data'] };
  changeExchangeRateStatus: { request: { body: RecordStatusBody }; data: BatchResult };
  createCustomer: { request: { body: CreateCustomerBody }; data: CustomerRow };
  updateCustomer: { request: { body: UpdateCustomerBody }; data: CustomerRow };
  deleteCustomer: { request: { query: operations['deleteCustomer']['parameters']['query'] }; data: operations['deleteCustomer']['responses'][200]['content']['application/json']['data'] };
  changeCustomerStatus: { request: { body: RecordStatusBody }; data: BatchResult };
  listFactories: { request: { query?: operations['listFactories']['parameters']['query'] | undefined }; data: FactoryPage };
  createFactory: { request: { body: CreateFactoryBody }; data: FactoryRow };
  updateFactory: { request: { body: UpdateFactoryBody }; data: FactoryRow };
  deleteFactory: { request: { query: operations['deleteFactory']['parameters']['query'] }; data: operations['deleteFactory']['responses'][200]['content']['application/json']['data'] };
  changeFactoryStatus: { request: { body: RecordStatusBody }; data: BatchResult };
  listWarehouses: { request: { query?: operations['listWarehouses']['parameters']['query'] | undefined }; data: WarehousePage };
  createWarehouse: { request: { body: CreateWarehouseBody }; data: WarehouseRow };
  updateWarehouse: { request: { body: UpdateWarehouseBody }; data: WarehouseRow };
  deleteWarehouse: { request: { query: operations['deleteWarehouse']['parameters']['query'] }; data: operations['deleteWarehouse']['responses'][200]['content']['application/json']['data'] };
  changeWarehouseStatus: { request: { body: RecordStatusBody }; data: BatchResult };
  createMaterial: { request: { body: CreateMaterialBody }; data: MaterialRow };
  updateMaterial: { request: { body: UpdateMaterialBody }; data: MaterialRow };
  deleteMaterial: { request: { query: operations['deleteMaterial']['parameters']['query'] }; data: operations['deleteMaterial']['responses'][200]['content']['application/json']['data'] };
  changeMaterialStatus: { request: { body: RecordStatusBody }; data: BatchResult };
  listWashings: { request: { query?: operations['listWashings']['parameters']['query'] | undefined }; data: WashingPage };
  createWashing: { request: { body: CreateWashingBody }; data: WashingRow };
  updateWashing: { request: { body: UpdateWashingBody }; data: WashingRow };
  deleteWashing: { request: { query: operations['deleteWashing']['parameters']['query'] }; data: operations['deleteWashing']['responses'][200]['content']['application/json']['data'] };
  changeWashingStatus: { request: { body: RecordStatusBody }; data: BatchResult };
  listProcesses: { request: { query?: operations['listProcesses']['parameters']['query'] | undefined }; data: ProcessPage };
  createProcess: { request: { body: CreateProcessBody }; data: ProcessRow };
  updateProcess: { request: { body: UpdateProcessBody }; data: ProcessRow };
  deleteProcess: { request: { query: operations['deleteProcess']['parameters']['query'] }; data: operations['deleteProcess']['responses'][200]['content']['application/json']['data'] };
  changeProcessStatus: { request: { body: RecordStatusBody }; data: BatchResult };
  listCategories: { request: { query?: operations['listCategories']['parameters']['query'] | undefined }; data: CategoryPage };
  createCategory: { request: { body: CreateCategoryBody }; data: CategoryRow };
  updateCategory: { request: { body: UpdateCategoryBody }; data: CategoryRow };
  deleteCategory: { request: { query: operations['deleteCategory']['parameters']['query'] }; data: operations['deleteCategory']['responses'][200]['content']['application/json']['data'] };
  changeCategoryStatus: { request: { body: RecordStatusBody }; data: BatchResult };
  listMachineTypes: { request: { query?: operations['listMachineTypes']['parameters']['query'] | undefined }; data: MachineTypePage };
  createMachineType: { request: { body: CreateMachineTypeBody }; data: MachineTypeRow };
  updateMachineType: { request: { body: UpdateMachineTypeBody }; data: MachineTypeRow };
  deleteMachineType: { request: { query: operations['deleteMachineType']['parameters']['query'] }; data: operations['deleteMachineType']['responses'][200]['content']['application/json']['data'] };
  changeMachineTypeStatus: { request: { body: RecordStatusBody }; data: BatchResult };
  listDictTypes: { request: { query?: operations['listDictTypes']['parameters']['query'] | undefined }; data: DictTypePage };
  createDictType: { request: { body: CreateDictTypeBody }; data: DictTypeRow };
  updateDictType: { request: { body: UpdateDictTypeBody }; data: DictTypeRow };
  deleteDictType: { request: { query: operations['deleteDictType']['parameters']['query'] }; data: operations['deleteDictType']['responses'][200]['content']['application/json']['data'] };
  changeDictTypeStatus: { request: { body: RecordStatusBody }; data: BatchResult };
  listDictItems: { request: { query?: operations['listDictItems']['parameters']['query'] | undefined }; data: DictItemPage };
  createDictItem: { request: { body: CreateDictItemBody }; data: DictItemRow };
  updateDictItem: { request: { body: UpdateDictItemBody }; data: DictItemRow };
  deleteDictItem: { request: { query: operations['deleteDictItem']['parameters']['query'] }; data: operations['deleteDictItem']['responses'][200]['content']['application/json']['data'] };
  changeDictItemStatus: { request: { body: RecordStatusBody }; data: BatchResult };
  listWorkflows: { request: { query?: operations['listWorkflows']['parameters']['query'] | undefined }; data: WorkflowPage };
  createWorkflow: { request: { body: CreateWorkflowBody }; data: WorkflowRow };
  updateWorkflow: { request: { body: UpdateWorkflowBody }; data: WorkflowRow };
  deleteWorkflow: { request: { query: operations['deleteWorkflow']['parameters']['query'] }; data: operations['deleteWorkflow']['responses'][200]['content']['application/json']['data'] };
  changeWorkflowStatus: { request: { body: RecordStatusBody }; data: BatchResult };
  listMachines: { request: { query?: operations['listMachines']['parameters']['query'] | undefined }; data: MachinePage };
  createMachine: { request: { body: CreateMachineBody }; data: MachineRow };
  updateMachine: { request: { body: UpdateMachineBody }; data: MachineRow };
  getMachine: { request: { query?: operations['getMachine']['parameters']['query'] | undefined }; data: Machine };
  changeMachineStatus: { request: { body: ChangeMachineStatusBody }; data: BatchResult };
  scrapMachine: { request: { body: RecordReasonBody }; data: MachineRow };
  importMachines: { request: { body: ImportBody }; data: ImportResult };
}

/**
 * 颜色列表 · Colours
 * A page of the colours of the company, for pickers and the basic-data screens.
 * `GET /ccm/color/list`. Asks for a session only.
 */
export const listColors: sdk.BareOperation<CcmCalls['listColors']['request'], CcmCalls['listColors']['data']> = /* @__PURE__ */ defineOperation('listColors', 'GET', '/ccm/color/list', 2);

/**
 * 尺码列表 · Sizes
 * A page of the sizes of the company, for pickers and the basic-data screens.
 * `GET /ccm/size/list`. Asks for a session only.
 */
export const listSizes: sdk.BareOperation<CcmCalls['listSizes']['request'], CcmCalls['listSizes']['data']> = /* @__PURE__ */ defineOperation('listSizes', 'GET', '/ccm/size/list', 2);

/**
 * 客户列表 · Customers
 * A page of the customers of the company, for pickers and the basic-data screens.
 * `GET /ccm/customer/list`. Asks for a session only.
 */
export const listCustomers: sdk.BareOperation<CcmCalls['listCustomers']['request'], CcmCalls['listCustomers']['data']> = /* @__PURE__ */ defineOperation('listCustomers', 'GET', '/ccm/customer/list', 2);

/**
 * 物料列表 · Materials
 * A page of the materials of the company, for pickers and the basic-data screens.
 * `GET /ccm/material/list`. Asks for a session only.
 */
export const listMaterials: sdk.BareOperation<CcmCalls['listMaterials']['request'], CcmCalls['listMaterials']['data']> = /* @__PURE__ */ defineOperation('listMaterials', 'GET', '/ccm/material/list', 2);

/**
 * 新增颜色 · Add a colour
 * Adds a colour and answers it as saved.
 * `POST /ccm/color/insert`. Asks for the right `POST^/mes2/treeDict`.
 */
export const createColor: sdk.Operation<CcmCalls['createColor']['request'], CcmCalls['createColor']['data']> = /* @__PURE__ */ defineOperation('createColor', 'POST', '/ccm/color/insert', 4, 'POST^/mes2/treeDict');

/**
 * 修改颜色 · Change a colour
 * Replaces the fields of a colour in the version the person has on screen.
 * `PUT /ccm/color/update`. Asks for the right `PUT^/mes2/treeDict`.
 */
export const updateColor: sdk.Operation<CcmCalls['updateColor']['request'], CcmCalls['updateColor']['data']> = /* @__PURE__ */ defineOperation('updateColor', 'PUT', '/ccm/color/update', 0, 'PUT^/mes2/treeDict');

/**
 * 删除颜色 · Delete a colour
 * Deletes a colour that nothing refers to; one in use is refused.
 * `DELETE /ccm/color/delete`. Asks for the right `DELETE^/mes2/treeDict`.
 */
export const deleteColor: sdk.Operation<CcmCalls['deleteColor']['request'], CcmCalls['deleteColor']['data']> = /* @__PURE__ */ defineOperation('deleteColor', 'DELETE', '/ccm/color/delete', 0, 'DELETE^/mes2/treeDict');

/**
 * 启停颜色 · Switch colours on or off
 * Switches colours on or off, each with its own outcome.
 * `PUT /ccm/color/batchStatus`. Asks for the right `PUT^/mes2/treeDict`.
 */
export const changeColorStatus: sdk.Operation<CcmCalls['changeColorStatus']['request'], CcmCalls['changeColorStatus']['data']> = /* @__PURE__ */ defineOperation('changeColorStatus', 'PUT', '/ccm/color/batchStatus', 0, 'PUT^/mes2/treeDict');

/**
 * 新增尺码 · Add a size
 * Adds a size and answers it as saved.
 * `POST /ccm/size/insert`. Asks for the right `POST^/mes2/treeDict`.
 */
export const createSize: sdk.Operation<CcmCalls['createSize']['request'], CcmCalls['createSize']['data']> = /* @__PURE__ */ defineOperation('createSize', 'POST', '/ccm/size/insert', 4, 'POST^/mes2/treeDict');

/**
 * 修改尺码 · Change a size
 * Replaces the fields of a size in the version the person has on screen.
 * `PUT /ccm/size/update`. Asks for the right `PUT^/mes2/treeDict`.
 */
export const updateSize: sdk.Operation<CcmCalls['updateSize']['request'], CcmCalls['updateSize']['data']> = /* @__PURE__ */ defineOperation('updateSize', 'PUT', '/ccm/size/update', 0, 'PUT^/mes2/treeDict');

/**
 * 删除尺码 · Delete a size
 * Deletes a size that nothing refers to; one in use is refused.
 * `DELETE /ccm/size/delete`. Asks for the right `DELETE^/mes2/treeDict`.
 */
export const deleteSize: sdk.Operation<CcmCalls['deleteSize']['request'], CcmCalls['deleteSize']['data']> = /* @__PURE__ */ defineOperation('deleteSize', 'DELETE', '/ccm/size/delete', 0, 'DELETE^/mes2/treeDict');

/**
 * 启停尺码 · Switch sizes on or off
 * Switches sizes on or off, each with its own outcome.
 * `PUT /ccm/size/batchStatus`. Asks for the right `PUT^/mes2/treeDict`.
 */
export const changeSizeStatus: sdk.Operation<CcmCalls['changeSizeStatus']['request'], CcmCalls['changeSizeStatus']['data']> = /* @__PURE__ */ defineOperation('changeSizeStatus', 'PUT', '/ccm/size/batchStatus', 0, 'PUT^/mes2/treeDict');

/**
 * 尺码组列表 · Size groups
 * A page of size groups.
 * `GET /ccm/sizeGroup/list`. Asks for a session only.
 */
export const listSizeGroups: sdk.BareOperation<CcmCalls['listSizeGroups']['request'], CcmCalls['listSizeGroups']['data']> = /* @__PURE__ */ defineOperation('listSizeGroups', 'GET', '/ccm/sizeGroup/list', 2);

/**
 * 新增尺码组 · Add a size group
 * Adds a size group and answers it as saved.
 * `POST /ccm/sizeGroup/insert`. Asks for the right `POST^/mes2/treeDict`.
 */
export const createSizeGroup: sdk.Operation<CcmCalls['createSizeGroup']['request'], CcmCalls['createSizeGroup']['data']> = /* @__PURE__ */ defineOperation('createSizeGroup', 'POST', '/ccm/sizeGroup/insert', 4, 'POST^/mes2/treeDict');

/**
 * 修改尺码组 · Change a size group
 * Replaces the fields of a size group in the version the person has on screen.
 * `PUT /ccm/sizeGroup/update`. Asks for the right `PUT^/mes2/treeDict`.
 */
export const updateSizeGroup: sdk.Operation<CcmCalls['updateSizeGroup']['request'], CcmCalls['updateSizeGroup']['data']> = /* @__PURE__ */ defineOperation('updateSizeGroup', 'PUT', '/ccm/sizeGroup/update', 0, 'PUT^/mes2/treeDict');

/**
 * 删除尺码组 · Delete a size group
 * Deletes a size group that nothing refers to; one in use is refused.
 * `DELETE /ccm/sizeGroup/delete`. Asks for the right `DELETE^/mes2/treeDict`.
 */
export const deleteSizeGroup: sdk.Operation<CcmCalls['deleteSizeGroup']['request'], CcmCalls['deleteSizeGroup']['data']> = /* @__PURE__ */ defineOperation('deleteSizeGroup', 'DELETE', '/ccm/sizeGroup/delete', 0, 'DELETE^/mes2/treeDict');

/**
 * 启停尺码组 · Switch size groups on or off
 * Switches size groups on or off, each with its own outcome.
 * `PUT /ccm/sizeGroup/batchStatus`. Asks for the right `PUT^/mes2/treeDict`.
 */
export const changeSizeGroupStatus: sdk.Operation<CcmCalls['changeSizeGroupStatus']['request'], CcmCalls['changeSizeGroupStatus']['data']> = /* @__PURE__ */ defineOperation('changeSizeGroupStatus', 'PUT', '/ccm/sizeGroup/batchStatus', 0, 'PUT^/mes2/treeDict');

/**
 * 单位列表 · Units
 * A page of units.
 * `GET /ccm/unit/list`. Asks for a session only.
 */
export const listUnits: sdk.BareOperation<CcmCalls['listUnits']['request'], CcmCalls['listUnits']['data']> = /* @__PURE__ */ defineOperation('listUnits', 'GET', '/ccm/unit/list', 2);

/**
 * 新增单位 · Add a unit
 * Adds a unit and answers it as saved.
 * `POST /ccm/unit/insert`. Asks for the right `POST^/mes2/treeDict`.
 */
export const createUnit: sdk.Operation<CcmCalls['createUnit']['request'], CcmCalls['createUnit']['data']> = /* @__PURE__ */ defineOperation('createUnit', 'POST', '/ccm/unit/insert', 4, 'POST^/mes2/treeDict');

/**
 * 修改单位 · Change a unit
 * Replaces the fields of a unit in the version the person has on screen.
 * `PUT /ccm/unit/update`. Asks for the right `PUT^/mes2/treeDict`.
 */
export const updateUnit: sdk.Operation<CcmCalls['updateUnit']['request'], CcmCalls['updateUnit']['data']> = /* @__PURE__ */ defineOperation('updateUnit', 'PUT', '/ccm/unit/update', 0, 'PUT^/mes2/treeDict');

/**
 * 删除单位 · Delete a unit
 * Deletes a unit that nothing refers to; one in use is refused.
 * `DELETE /ccm/unit/delete`. Asks for the right `DELETE^/mes2/treeDict`.
 */
export const deleteUnit: sdk.Operation<CcmCalls['deleteUnit']['request'], CcmCalls['deleteUnit']['data']> = /* @__PURE__ */ defineOperation('deleteUnit', 'DELETE', '/ccm/unit/delete', 0, 'DELETE^/mes2/treeDict');

/**
 * 启停单位 · Switch units on or off
 * Switches units on or off, each with its own outcome.
 * `PUT /ccm/unit/batchStatus`. Asks for the right `PUT^/mes2/treeDict`.
 */
export const changeUnitStatus: sdk.Operation<CcmCalls['changeUnitStatus']['request'], CcmCalls['changeUnitStatus']['data']> = /* @__PURE__ */ defineOperation('changeUnitStatus', 'PUT', '/ccm/unit/batchStatus', 0, 'PUT^/mes2/treeDict');

/**
 * 币种列表 · Currencies
 * A page of currencies.
 * `GET /ccm/currency/list`. Asks for a session only.
 */
export const listCurrencies: sdk.BareOperation<CcmCalls['listCurrencies']['request'], CcmCalls['listCurrencies']['data']> = /* @__PURE__ */ defineOperation('listCurrencies', 'GET', '/ccm/currency/list', 2);

/**
 * 新增币种 · Add a currency
 * Adds a currency and answers it as saved.
 * `POST /ccm/currency/insert`. Asks for the right `POST^/mes2/treeDict`.
 */
export const createCurrency: sdk.Operation<CcmCalls['createCurrency']['request'], CcmCalls['createCurrency']['data']> = /* @__PURE__ */ defineOperation('createCurrency', 'POST', '/ccm/currency/insert', 4, 'POST^/mes2/treeDict');

/**
 * 修改币种 · Change a currency
 * Replaces the fields of a currency in the version the person has on screen.
 * `PUT /ccm/currency/update`. Asks for the right `PUT^/mes2/treeDict`.
 */
export const updateCurrency: sdk.Operation<CcmCalls['updateCurrency']['request'], CcmCalls['updateCurrency']['data']> = /* @__PURE__ */ defineOperation('updateCurrency', 'PUT', '/ccm/currency/update', 0, 'PUT^/mes2/treeDict');

/**
 * 删除币种 · Delete a currency
 * Deletes a currency that nothing refers to; one in use is refused.
 * `DELETE /ccm/currency/delete`. Asks for the right `DELETE^/mes2/treeDict`.
 */
export const deleteCurrency: sdk.Operation<CcmCalls['deleteCurrency']['request'], CcmCalls['deleteCurrency']['data']> = /* @__PURE__ */ defineOperation('deleteCurrency', 'DELETE', '/ccm/currency/delete', 0, 'DELETE^/mes2/treeDict');

/**
 * 启停币种 · Switch currencies on or off
 * Switches currencies on or off, each with its own outcome.
 * `PUT /ccm/currency/batchStatus`. Asks for the right `PUT^/mes2/treeDict`.
 */
export const changeCurrencyStatus: sdk.Operation<CcmCalls['changeCurrencyStatus']['request'], CcmCalls['changeCurrencyStatus']['data']> = /* @__PURE__ */ defineOperation('changeCurrencyStatus', 'PUT', '/ccm/currency/batchStatus', 0, 'PUT^/mes2/treeDict');

/**
 * 汇率列表 · Exchange rates
 * A page of exchange rates.
 * `GET /ccm/exchangeRate/list`. Asks for a session only.
 */
export const listExchangeRates: sdk.BareOperation<CcmCalls['listExchangeRates']['request'], CcmCalls['listExchangeRates']['data']> = /* @__PURE__ */ defineOperation('listExchangeRates', 'GET', '/ccm/exchangeRate/list', 2);

/**
 * 新增汇率 · Add an exchange rate
 * Adds an exchange rate and answers it as saved.
 * `POST /ccm/exchangeRate/insert`. Asks for the right `POST^/mes2/treeDict`.
 */
export const createExchangeRate: sdk.Operation<CcmCalls['createExchangeRate']['request'], CcmCalls['createExchangeRate']['data']> = /* @__PURE__ */ defineOperation('createExchangeRate', 'POST', '/ccm/exchangeRate/insert', 4, 'POST^/mes2/treeDict');

/**
 * 修改汇率 · Change an exchange rate
 * Replaces the fields of an exchange rate in the version the person has on screen.
 * `PUT /ccm/exchangeRate/update`. Asks for the right `PUT^/mes2/treeDict`.
 */
export const updateExchangeRate: sdk.Operation<CcmCalls['updateExchangeRate']['request'], CcmCalls['updateExchangeRate']['data']> = /* @__PURE__ */ defineOperation('updateExchangeRate', 'PUT', '/ccm/exchangeRate/update', 0, 'PUT^/mes2/treeDict');

/**
 * 删除汇率 · Delete an exchange rate
 * Deletes an exchange rate that nothing refers to; one in use is refused.
 * `DELETE /ccm/exchangeRate/delete`. Asks for the right `DELETE^/mes2/treeDict`.
 */
export const deleteExchangeRate: sdk.Operation<CcmCalls['deleteExchangeRate']['request'], CcmCalls['deleteExchangeRate']['data']> = /* @__PURE__ */ defineOperation('deleteExchangeRate', 'DELETE', '/ccm/exchangeRate/delete', 0, 'DELETE^/mes2/treeDict');

/**
 * 启停汇率 · Switch exchange rates on or off
 * Switches exchange rates on or off, each with its own outcome.
 * `PUT /ccm/exchangeRate/batchStatus`. Asks for the right `PUT^/mes2/treeDict`.
 */
export const changeExchangeRateStatus: sdk.Operation<CcmCalls['changeExchangeRateStatus']['request'], CcmCalls['changeExchangeRateStatus']['data']> = /* @__PURE__ */ defineOperation('changeExchangeRateStatus', 'PUT', '/ccm/exchangeRate/batchStatus', 0, 'PUT^/mes2/treeDict');

/**
 * 新增客户 · Add a customer
 * Adds a customer and answers it as saved.
 * `POST /ccm/customer/insert`. Asks for the right `POST^/mes2/treeDict`.
 */
export const createCustomer: sdk.Operation<CcmCalls['createCustomer']['request'], CcmCalls['createCustomer']['data']> = /* @__PURE__ */ defineOperation('createCustomer', 'POST', '/ccm/customer/insert', 4, 'POST^/mes2/treeDict');

/**
 * 修改客户 · Change a customer
 * Replaces the fields of a customer in the version the person has on screen.
 * `PUT /ccm/customer/update`. Asks for the right `PUT^/mes2/treeDict`.
 */
export const updateCustomer: sdk.Operation<CcmCalls['updateCustomer']['request'], CcmCalls['updateCustomer']['data']> = /* @__PURE__ */ defineOperation('updateCustomer', 'PUT', '/ccm/customer/update', 0, 'PUT^/mes2/treeDict');

/**
 * 删除客户 · Delete a customer
 * Deletes a customer that nothing refers to; one in use is refused.
 * `DELETE /ccm/customer/delete`. Asks for the right `DELETE^/mes2/treeDict`.
 */
export const deleteCustomer: sdk.Operation<CcmCalls['deleteCustomer']['request'], CcmCalls['deleteCustomer']['data']> = /* @__PURE__ */ defineOperation('deleteCustomer', 'DELETE', '/ccm/customer/delete', 0, 'DELETE^/mes2/treeDict');

/**
 * 启停客户 · Switch customers on or off
 * Switches customers on or off, each with its own outcome.
 * `PUT /ccm/customer/batchStatus`. Asks for the right `PUT^/mes2/treeDict`.
 */
export const changeCustomerStatus: sdk.Operation<CcmCalls['changeCustomerStatus']['request'], CcmCalls['changeCustomerStatus']['data']> = /* @__PURE__ */ defineOperation('changeCustomerStatus', 'PUT', '/ccm/customer/batchStatus', 0, 'PUT^/mes2/treeDict');

/**
 * 工厂列表 · Factories
 * A page of factories.
 * `GET /ccm/factory/list`. Asks for a session only.
 */
export const listFactories: sdk.BareOperation<CcmCalls['listFactories']['request'], CcmCalls['listFactories']['data']> = /* @__PURE__ */ defineOperation('listFactories', 'GET', '/ccm/factory/list', 2);

/**
 * 新增工厂 · Add a factory
 * Adds a factory and answers it as saved.
 * `POST /ccm/factory/insert`. Asks for the right `POST^/mes2/treeDict`.
 */
export const createFactory: sdk.Operation<CcmCalls['createFactory']['request'], CcmCalls['createFactory']['data']> = /* @__PURE__ */ defineOperation('createFactory', 'POST', '/ccm/factory/insert', 4, 'POST^/mes2/treeDict');

/**
 * 修改工厂 · Change a factory
 * Replaces the fields of a factory in the version the person has on screen.
 * `PUT /ccm/factory/update`. Asks for the right `PUT^/mes2/treeDict`.
 */
export const updateFactory: sdk.Operation<CcmCalls['updateFactory']['request'], CcmCalls['updateFactory']['data']> = /* @__PURE__ */ defineOperation('updateFactory', 'PUT', '/ccm/factory/update', 0, 'PUT^/mes2/treeDict');

/**
 * 删除工厂 · Delete a factory
 * Deletes a factory that nothing refers to; one in use is refused.
 * `DELETE /ccm/factory/delete`. Asks for the right `DELETE^/mes2/treeDict`.
 */
export const deleteFactory: sdk.Operation<CcmCalls['deleteFactory']['request'], CcmCalls['deleteFactory']['data']> = /* @__PURE__ */ defineOperation('deleteFactory', 'DELETE', '/ccm/factory/delete', 0, 'DELETE^/mes2/treeDict');

/**
 * 启停工厂 · Switch factories on or off
 * Switches factories on or off, each with its own outcome.
 * `PUT /ccm/factory/batchStatus`. Asks for the right `PUT^/mes2/treeDict`.
 */
export const changeFactoryStatus: sdk.Operation<CcmCalls['changeFactoryStatus']['request'], CcmCalls['changeFactoryStatus']['data']> = /* @__PURE__ */ defineOperation('changeFactoryStatus', 'PUT', '/ccm/factory/batchStatus', 0, 'PUT^/mes2/treeDict');

/**
 * 仓库列表 · Stores
 * A page of stores.
 * `GET /ccm/warehouse/list`. Asks for a session only.
 */
export const listWarehouses: sdk.BareOperation<CcmCalls['listWarehouses']['request'], CcmCalls['listWarehouses']['data']> = /* @__PURE__ */ defineOperation('listWarehouses', 'GET', '/ccm/warehouse/list', 2);

/**
 * 新增仓库 · Add a store
 * Adds a store and answers it as saved.
 * `POST /ccm/warehouse/insert`. Asks for the right `POST^/mes2/treeDict`.
 */
export const createWarehouse: sdk.Operation<CcmCalls['createWarehouse']['request'], CcmCalls['createWarehouse']['data']> = /* @__PURE__ */ defineOperation('createWarehouse', 'POST', '/ccm/warehouse/insert', 4, 'POST^/mes2/treeDict');

/**
 * 修改仓库 · Change a store
 * Replaces the fields of a store in the version the person has on screen.
 * `PUT /ccm/warehouse/update`. Asks for the right `PUT^/mes2/treeDict`.
 */
export const updateWarehouse: sdk.Operation<CcmCalls['updateWarehouse']['request'], CcmCalls['updateWarehouse']['data']> = /* @__PURE__ */ defineOperation('updateWarehouse', 'PUT', '/ccm/warehouse/update', 0, 'PUT^/mes2/treeDict');

/**
 * 删除仓库 · Delete a store
 * Deletes a store that nothing refers to; one in use is refused.
 * `DELETE /ccm/warehouse/delete`. Asks for the right `DELETE^/mes2/treeDict`.
 */
export const deleteWarehouse: sdk.Operation<CcmCalls['deleteWarehouse']['request'], CcmCalls['deleteWarehouse']['data']> = /* @__PURE__ */ defineOperation('deleteWarehouse', 'DELETE', '/ccm/warehouse/delete', 0, 'DELETE^/mes2/treeDict');

/**
 * 启停仓库 · Switch stores on or off
 * Switches stores on or off, each with its own outcome.
 * `PUT /ccm/warehouse/batchStatus`. Asks for the right `PUT^/mes2/treeDict`.
 */
export const changeWarehouseStatus: sdk.Operation<CcmCalls['changeWarehouseStatus']['request'], CcmCalls['changeWarehouseStatus']['data']> = /* @__PURE__ */ defineOperation('changeWarehouseStatus', 'PUT', '/ccm/warehouse/batchStatus', 0, 'PUT^/mes2/treeDict');

/**
 * 新增物料 · Add a material
 * Adds a material and answers it as saved.
 * `POST /ccm/material/insert`. Asks for the right `POST^/mes2/treeDict`.
 */
export const createMaterial: sdk.Operation<CcmCalls['createMaterial']['request'], CcmCalls['createMaterial']['data']> = /* @__PURE__ */ defineOperation('createMaterial', 'POST', '/ccm/material/insert', 4, 'POST^/mes2/treeDict');

/**
 * 修改物料 · Change a material
 * Replaces the fields of a material in the version the person has on screen.
 * `PUT /ccm/material/update`. Asks for the right `PUT^/mes2/treeDict`.
 */
export const updateMaterial: sdk.Operation<CcmCalls['updateMaterial']['request'], CcmCalls['updateMaterial']['data']> = /* @__PURE__ */ defineOperation('updateMaterial', 'PUT', '/ccm/material/update', 0, 'PUT^/mes2/treeDict');

/**
 * 删除物料 · Delete a material
 * Deletes a material that nothing refers to; one in use is refused.
 * `DELETE /ccm/material/delete`. Asks for the right `DELETE^/mes2/treeDict`.
 */
export const deleteMaterial: sdk.Operation<CcmCalls['deleteMaterial']['request'], CcmCalls['deleteMaterial']['data']> = /* @__PURE__ */ defineOperation('deleteMaterial', 'DELETE', '/ccm/material/delete', 0, 'DELETE^/mes2/treeDict');

/**
 * 启停物料 · Switch materials on or off
 * Switches materials on or off, each with its own outcome.
 * `PUT /ccm/material/batchStatus`. Asks for the right `PUT^/mes2/treeDict`.
 */
export const changeMaterialStatus: sdk.Operation<CcmCalls['changeMaterialStatus']['request'], CcmCalls['changeMaterialStatus']['data']> = /* @__PURE__ */ defineOperation('changeMaterialStatus', 'PUT', '/ccm/material/batchStatus', 0, 'PUT^/mes2/treeDict');

/**
 * 水洗列表 · Washings
 * A page of washings.
 * `GET /ccm/washing/list`. Asks for a session only.
 */
export const listWashings: sdk.BareOperation<CcmCalls['listWashings']['request'], CcmCalls['listWashings']['data']> = /* @__PURE__ */ defineOperation('listWashings', 'GET', '/ccm/washing/list', 2);

/**
 * 新增水洗 · Add a washing
 * Adds a washing and answers it as saved.
 * `POST /ccm/washing/insert`. Asks for the right `POST^/mes2/treeDict`.
 */
export const createWashing: sdk.Operation<CcmCalls['createWashing']['request'], CcmCalls['createWashing']['data']> = /* @__PURE__ */ defineOperation('createWashing', 'POST', '/ccm/washing/insert', 4, 'POST^/mes2/treeDict');

/**
 * 修改水洗 · Change a washing
 * Replaces the fields of a washing in the version the person has on screen.
 * `PUT /ccm/washing/update`. Asks for the right `PUT^/mes2/treeDict`.
 */
export const updateWashing: sdk.Operation<CcmCalls['updateWashing']['request'], CcmCalls['updateWashing']['data']> = /* @__PURE__ */ defineOperation('updateWashing', 'PUT', '/ccm/washing/update', 0, 'PUT^/mes2/treeDict');

/**
 * 删除水洗 · Delete a washing
 * Deletes a washing that nothing refers to; one in use is refused.
 * `DELETE /ccm/washing/delete`. Asks for the right `DELETE^/mes2/treeDict`.
 */
export const deleteWashing: sdk.Operation<CcmCalls['deleteWashing']['request'], CcmCalls['deleteWashing']['data']> = /* @__PURE__ */ defineOperation('deleteWashing', 'DELETE', '/ccm/washing/delete', 0, 'DELETE^/mes2/treeDict');

/**
 * 启停水洗 · Switch washings on or off
 * Switches washings on or off, each with its own outcome.
 * `PUT /ccm/washing/batchStatus`. Asks for the right `PUT^/mes2/treeDict`.
 */
export const changeWashingStatus: sdk.Operation<CcmCalls['changeWashingStatus']['request'], CcmCalls['changeWashingStatus']['data']> = /* @__PURE__ */ defineOperation('changeWashingStatus', 'PUT', '/ccm/washing/batchStatus', 0, 'PUT^/mes2/treeDict');

/**
 * 工序库列表 · Processes
 * A page of processes.
 * `GET /ccm/process/list`. Asks for a session only.
 */
export const listProcesses: sdk.BareOperation<CcmCalls['listProcesses']['request'], CcmCalls['listProcesses']['data']> = /* @__PURE__ */ defineOperation('listProcesses', 'GET', '/ccm/process/list', 2);

/**
 * 新增工序库 · Add a process
 * Adds a process and answers it as saved.
 * `POST /ccm/process/insert`. Asks for the right `POST^/mes2/treeDict`.
 */
export const createProcess: sdk.Operation<CcmCalls['createProcess']['request'], CcmCalls['createProcess']['data']> = /* @__PURE__ */ defineOperation('createProcess', 'POST', '/ccm/process/insert', 4, 'POST^/mes2/treeDict');

/**
 * 修改工序库 · Change a process
 * Replaces the fields of a process in the version the person has on screen.
 * `PUT /ccm/process/update`. Asks for the right `PUT^/mes2/treeDict`.
 */
export const updateProcess: sdk.Operation<CcmCalls['updateProcess']['request'], CcmCalls['updateProcess']['data']> = /* @__PURE__ */ defineOperation('updateProcess', 'PUT', '/ccm/process/update', 0, 'PUT^/mes2/treeDict');

/**
 * 删除工序库 · Delete a process
 * Deletes a process that nothing refers to; one in use is refused.
 * `DELETE /ccm/process/delete`. Asks for the right `DELETE^/mes2/treeDict`.
 */
export const deleteProcess: sdk.Operation<CcmCalls['deleteProcess']['request'], CcmCalls['deleteProcess']['data']> = /* @__PURE__ */ defineOperation('deleteProcess', 'DELETE', '/ccm/process/delete', 0, 'DELETE^/mes2/treeDict');

/**
 * 启停工序库 · Switch processes on or off
 * Switches processes on or off, each with its own outcome.
 * `PUT /ccm/process/batchStatus`. Asks for the right `PUT^/mes2/treeDict`.
 */
export const changeProcessStatus: sdk.Operation<CcmCalls['changeProcessStatus']['request'], CcmCalls['changeProcessStatus']['data']> = /* @__PURE__ */ defineOperation('changeProcessStatus', 'PUT', '/ccm/process/batchStatus', 0, 'PUT^/mes2/treeDict');

/**
 * 类别列表 · Categories
 * A page of categories.
 * `GET /ccm/category/list`. Asks for a session only.
 */
export const listCategories: sdk.BareOperation<CcmCalls['listCategories']['request'], CcmCalls['listCategories']['data']> = /* @__PURE__ */ defineOperation('listCategories', 'GET', '/ccm/category/list', 2);

/**
 * 新增类别 · Add a category
 * Adds a category and answers it as saved.
 * `POST /ccm/category/insert`. Asks for the right `POST^/mes2/treeDict`.
 */
export const createCategory: sdk.Operation<CcmCalls['createCategory']['request'], CcmCalls['createCategory']['data']> = /* @__PURE__ */ defineOperation('createCategory', 'POST', '/ccm/category/insert', 4, 'POST^/mes2/treeDict');

/**
 * 修改类别 · Change a category
 * Replaces the fields of a category in the version the person has on screen.
 * `PUT /ccm/category/update`. Asks for the right `PUT^/mes2/treeDict`.
 */
export const updateCategory: sdk.Operation<CcmCalls['updateCategory']['request'], CcmCalls['updateCategory']['data']> = /* @__PURE__ */ defineOperation('updateCategory', 'PUT', '/ccm/category/update', 0, 'PUT^/mes2/treeDict');

/**
 * 删除类别 · Delete a category
 * Deletes a category that nothing refers to; one in use is refused.
 * `DELETE /ccm/category/delete`. Asks for the right `DELETE^/mes2/treeDict`.
 */
export const deleteCategory: sdk.Operation<CcmCalls['deleteCategory']['request'], CcmCalls['deleteCategory']['data']> = /* @__PURE__ */ defineOperation('deleteCategory', 'DELETE', '/ccm/category/delete', 0, 'DELETE^/mes2/treeDict');

/**
 * 启停类别 · Switch categories on or off
 * Switches categories on or off, each with its own outcome.
 * `PUT /ccm/category/batchStatus`. Asks for the right `PUT^/mes2/treeDict`.
 */
export const changeCategoryStatus: sdk.Operation<CcmCalls['changeCategoryStatus']['request'], CcmCalls['changeCategoryStatus']['data']> = /* @__PURE__ */ defineOperation('changeCategoryStatus', 'PUT', '/ccm/category/batchStatus', 0, 'PUT^/mes2/treeDict');

/**
 * 机种列表 · Machine types
 * A page of machine types.
 * `GET /ccm/machineType/list`. Asks for a session only.
 */
export const listMachineTypes: sdk.BareOperation<CcmCalls['listMachineTypes']['request'], CcmCalls['listMachineTypes']['data']> = /* @__PURE__ */ defineOperation('listMachineTypes', 'GET', '/ccm/machineType/list', 2);

/**
 * 新增机种 · Add a machine type
 * Adds a machine type and answers it as saved.
 * `POST /ccm/machineType/insert`. Asks for the right `POST^/mes2/treeDict`.
 */
export const createMachineType: sdk.Operation<CcmCalls['createMachineType']['request'], CcmCalls['createMachineType']['data']> = /* @__PURE__ */ defineOperation('createMachineType', 'POST', '/ccm/machineType/insert', 4, 'POST^/mes2/treeDict');

/**
 * 修改机种 · Change a machine type
 * Replaces the fields of a machine type in the version the person has on screen.
 * `PUT /ccm/machineType/update`. Asks for the right `PUT^/mes2/treeDict`.
 */
export const updateMachineType: sdk.Operation<CcmCalls['updateMachineType']['request'], CcmCalls['updateMachineType']['data']> = /* @__PURE__ */ defineOperation('updateMachineType', 'PUT', '/ccm/machineType/update', 0, 'PUT^/mes2/treeDict');

/**
 * 删除机种 · Delete a machine type
 * Deletes a machine type that nothing refers to; one in use is refused.
 * `DELETE /ccm/machineType/delete`. Asks for the right `DELETE^/mes2/treeDict`.
 */
export const deleteMachineType: sdk.Operation<CcmCalls['deleteMachineType']['request'], CcmCalls['deleteMachineType']['data']> = /* @__PURE__ */ defineOperation('deleteMachineType', 'DELETE', '/ccm/machineType/delete', 0, 'DELETE^/mes2/treeDict');

/**
 * 启停机种 · Switch machine types on or off
 * Switches machine types on or off, each with its own outcome.
 * `PUT /ccm/machineType/batchStatus`. Asks for the right `PUT^/mes2/treeDict`.
 */
export const changeMachineTypeStatus: sdk.Operation<CcmCalls['changeMachineTypeStatus']['request'], CcmCalls['changeMachineTypeStatus']['data']> = /* @__PURE__ */ defineOperation('changeMachineTypeStatus', 'PUT', '/ccm/machineType/batchStatus', 0, 'PUT^/mes2/treeDict');

/**
 * 字典列表 · Dictionaries
 * A page of dictionaries.
 * `GET /ccm/dictType/list`. Asks for a session only.
 */
export const listDictTypes: sdk.BareOperation<CcmCalls['listDictTypes']['request'], CcmCalls['listDictTypes']['data']> = /* @__PURE__ */ defineOperation('listDictTypes', 'GET', '/ccm/dictType/list', 2);

/**
 * 新增字典 · Add a dictionary
 * Adds a dictionary and answers it as saved.
 * `POST /ccm/dictType/insert`. Asks for the right `POST^/mes2/treeDict`.
 */
export const createDictType: sdk.Operation<CcmCalls['createDictType']['request'], CcmCalls['createDictType']['data']> = /* @__PURE__ */ defineOperation('createDictType', 'POST', '/ccm/dictType/insert', 4, 'POST^/mes2/treeDict');

/**
 * 修改字典 · Change a dictionary
 * Replaces the fields of a dictionary in the version the person has on screen.
 * `PUT /ccm/dictType/update`. Asks for the right `PUT^/mes2/treeDict`.
 */
export const updateDictType: sdk.Operation<CcmCalls['updateDictType']['request'], CcmCalls['updateDictType']['data']> = /* @__PURE__ */ defineOperation('updateDictType', 'PUT', '/ccm/dictType/update', 0, 'PUT^/mes2/treeDict');

/**
 * 删除字典 · Delete a dictionary
 * Deletes a dictionary that nothing refers to; one in use is refused.
 * `DELETE /ccm/dictType/delete`. Asks for the right `DELETE^/mes2/treeDict`.
 */
export const deleteDictType: sdk.Operation<CcmCalls['deleteDictType']['request'], CcmCalls['deleteDictType']['data']> = /* @__PURE__ */ defineOperation('deleteDictType', 'DELETE', '/ccm/dictType/delete', 0, 'DELETE^/mes2/treeDict');

/**
 * 启停字典 · Switch dictionaries on or off
 * Switches dictionaries on or off, each with its own outcome.
 * `PUT /ccm/dictType/batchStatus`. Asks for the right `PUT^/mes2/treeDict`.
 */
export const changeDictTypeStatus: sdk.Operation<CcmCalls['changeDictTypeStatus']['request'], CcmCalls['changeDictTypeStatus']['data']> = /* @__PURE__ */ defineOperation('changeDictTypeStatus', 'PUT', '/ccm/dictType/batchStatus', 0, 'PUT^/mes2/treeDict');

/**
 * 字典项列表 · Dictionary entries
 * A page of dictionary entries.
 * `GET /ccm/dictItem/list`. Asks for a session only.
 */
export const listDictItems: sdk.BareOperation<CcmCalls['listDictItems']['request'], CcmCalls['listDictItems']['data']> = /* @__PURE__ */ defineOperation('listDictItems', 'GET', '/ccm/dictItem/list', 2);

/**
 * 新增字典项 · Add a dictionary entry
 * Adds a dictionary entry and answers it as saved.
 * `POST /ccm/dictItem/insert`. Asks for the right `POST^/mes2/treeDict`.
 */
export const createDictItem: sdk.Operation<CcmCalls['createDictItem']['request'], CcmCalls['createDictItem']['data']> = /* @__PURE__ */ defineOperation('createDictItem', 'POST', '/ccm/dictItem/insert', 4, 'POST^/mes2/treeDict');

/**
 * 修改字典项 · Change a dictionary entry
 * Replaces the fields of a dictionary entry in the version the person has on screen.
 * `PUT /ccm/dictItem/update`. Asks for the right `PUT^/mes2/treeDict`.
 */
export const updateDictItem: sdk.Operation<CcmCalls['updateDictItem']['request'], CcmCalls['updateDictItem']['data']> = /* @__PURE__ */ defineOperation('updateDictItem', 'PUT', '/ccm/dictItem/update', 0, 'PUT^/mes2/treeDict');

/**
 * 删除字典项 · Delete a dictionary entry
 * Deletes a dictionary entry that nothing refers to; one in use is refused.
 * `DELETE /ccm/dictItem/delete`. Asks for the right `DELETE^/mes2/treeDict`.
 */
export const deleteDictItem: sdk.Operation<CcmCalls['deleteDictItem']['request'], CcmCalls['deleteDictItem']['data']> = /* @__PURE__ */ defineOperation('deleteDictItem', 'DELETE', '/ccm/dictItem/delete', 0, 'DELETE^/mes2/treeDict');

/**
 * 启停字典项 · Switch dictionary entries on or off
 * Switches dictionary entries on or off, each with its own outcome.
 * `PUT /ccm/dictItem/batchStatus`. Asks for the right `PUT^/mes2/treeDict`.
 */
export const changeDictItemStatus: sdk.Operation<CcmCalls['changeDictItemStatus']['request'], CcmCalls['changeDictItemStatus']['data']> = /* @__PURE__ */ defineOperation('changeDictItemStatus', 'PUT', '/ccm/dictItem/batchStatus', 0, 'PUT^/mes2/treeDict');

/**
 * 审批流列表 · Workflows
 * A page of workflows.
 * `GET /ccm/workflow/list`. Asks for a session only.
 */
export const listWorkflows: sdk.BareOperation<CcmCalls['listWorkflows']['request'], CcmCalls['listWorkflows']['data']> = /* @__PURE__ */ defineOperation('listWorkflows', 'GET', '/ccm/workflow/list', 2);

/**
 * 新增审批流 · Add a workflow
 * Adds a workflow and answers it as saved.
 * `POST /ccm/workflow/insert`. Asks for the right `POST^/mes2/treeDict`.
 */
export const createWorkflow: sdk.Operation<CcmCalls['createWorkflow']['request'], CcmCalls['createWorkflow']['data']> = /* @__PURE__ */ defineOperation('createWorkflow', 'POST', '/ccm/workflow/insert', 4, 'POST^/mes2/treeDict');

/**
 * 修改审批流 · Change a workflow
 * Replaces the fields of a workflow in the version the person has on screen.
 * `PUT /ccm/workflow/update`. Asks for the right `PUT^/mes2/treeDict`.
 */
export const updateWorkflow: sdk.Operation<CcmCalls['updateWorkflow']['request'], CcmCalls['updateWorkflow']['data']> = /* @__PURE__ */ defineOperation('updateWorkflow', 'PUT', '/ccm/workflow/update', 0, 'PUT^/mes2/treeDict');

/**
 * 删除审批流 · Delete a workflow
 * Deletes a workflow that nothing refers to; one in use is refused.
 * `DELETE /ccm/workflow/delete`. Asks for the right `DELETE^/mes2/treeDict`.
 */
export const deleteWorkflow: sdk.Operation<CcmCalls['deleteWorkflow']['request'], CcmCalls['deleteWorkflow']['data']> = /* @__PURE__ */ defineOperation('deleteWorkflow', 'DELETE', '/ccm/workflow/delete', 0, 'DELETE^/mes2/treeDict');

/**
 * 启停审批流 · Switch workflows on or off
 * Switches workflows on or off, each with its own outcome.
 * `PUT /ccm/workflow/batchStatus`. Asks for the right `PUT^/mes2/treeDict`.
 */
export const changeWorkflowStatus: sdk.Operation<CcmCalls['changeWorkflowStatus']['request'], CcmCalls['changeWorkflowStatus']['data']> = /* @__PURE__ */ defineOperation('changeWorkflowStatus', 'PUT', '/ccm/workflow/batchStatus', 0, 'PUT^/mes2/treeDict');

/**
 * 设备列表 · Machines
 * A page of machines.
 * `GET /ccm/machine/list`. Asks for one of the screens /makingCenter/order/order, /mes/basic/equipmentArchives.
 */
export const listMachines: sdk.BareOperation<CcmCalls['listMachines']['request'], CcmCalls['listMachines']['data']> = /* @__PURE__ */ defineOperation('listMachines', 'GET', '/ccm/machine/list');

/**
 * 新增设备 · Add a machine
 * Adds a machine and answers it as saved.
 * `POST /ccm/machine/insert`. Asks for the right `POST^/ccm/machine/insert`.
 */
export const createMachine: sdk.Operation<CcmCalls['createMachine']['request'], CcmCalls['createMachine']['data']> = /* @__PURE__ */ defineOperation('createMachine', 'POST', '/ccm/machine/insert', 4);

/**
 * 修改设备 · Change a machine
 * Replaces the fields of a machine in the version the person has on screen.
 * `PUT /ccm/machine/update`. Asks for the right `PUT^/ccm/machine/update`.
 */
export const updateMachine: sdk.Operation<CcmCalls['updateMachine']['request'], CcmCalls['updateMachine']['data']> = /* @__PURE__ */ defineOperation('updateMachine', 'PUT', '/ccm/machine/update');

/**
 * 设备档案 · One machine
 * One machine with places, bills, runs and files.
 * `GET /ccm/machine/detail`. Asks for one of the screens /mes/basic/equipmentArchives.
 */
export const getMachine: sdk.BareOperation<CcmCalls['getMachine']['request'], CcmCalls['getMachine']['data']> = /* @__PURE__ */ defineOperation('getMachine', 'GET', '/ccm/machine/detail');

/**
 * 启停设备 · Start or stop machines
 * Starts, stops or idles machines, each with its own outcome.
 * `PUT /ccm/machine/batchStatus`. Asks for the right `PUT^/ccm/machine/batchStatus`.
 */
export const changeMachineStatus: sdk.Operation<CcmCalls['changeMachineStatus']['request'], CcmCalls['changeMachineStatus']['data']> = /* @__PURE__ */ defineOperation('changeMachineStatus', 'PUT', '/ccm/machine/batchStatus');

/**
 * 报废设备 · Scrap a machine
 * Scraps a machine for good.
 * `PUT /ccm/machine/scrap`. Asks for the right `PUT^/ccm/machine/scrap`.
 */
export const scrapMachine: sdk.Operation<CcmCalls['scrapMachine']['request'], CcmCalls['scrapMachine']['data']> = /* @__PURE__ */ defineOperation('scrapMachine', 'PUT', '/ccm/machine/scrap');

/**
 * 导入设备 · Import machines
 * Adds machines from sheet rows and reports errors by row.
 * `POST /ccm/machine/import`. Asks for the right `POST^/ccm/machine/import`.
 */
export const importMachines: sdk.Operation<CcmCalls['importMachines']['request'], CcmCalls['importMachines']['data']> = /* @__PURE__ */ defineOperation('importMachines', 'POST', '/ccm/machine/import', 4);
