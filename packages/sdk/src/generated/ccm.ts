// Generated from specs/ by packages/sdk/scripts/generate.ts. Do not edit.
import type { ListFilter } from '../list-filter.ts';

export interface paths {
    "/color/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 颜色列表
         * @description A page of the colours of the company, for pickers and the basic-data screens.
         */
        get: operations["listColors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/size/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 尺码列表
         * @description A page of the sizes of the company, for pickers and the basic-data screens.
         */
        get: operations["listSizes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customer/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 客户列表
         * @description A page of the customers of the company, for pickers and the basic-data screens.
         */
        get: operations["listCustomers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/material/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 物料列表
         * @description A page of the materials of the company, for pickers and the basic-data screens.
         */
        get: operations["listMaterials"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/color/insert": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 新增颜色
         * @description Adds a colour and answers it as saved.
         */
        post: operations["createColor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/color/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * 修改颜色
         * @description Replaces the fields of a colour in the version the person has on screen.
         */
        put: operations["updateColor"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/color/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * 删除颜色
         * @description Deletes a colour that nothing refers to; one in use is refused.
         */
        delete: operations["deleteColor"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/color/batchStatus": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * 启停颜色
         * @description Switches colours on or off, each with its own outcome.
         */
        put: operations["changeColorStatus"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/size/insert": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 新增尺码
         * @description Adds a size and answers it as saved.
         */
        post: operations["createSize"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/size/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * 修改尺码
         * @description Replaces the fields of a size in the version the person has on screen.
         */
        put: operations["updateSize"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/size/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * 删除尺码
         * @description Deletes a size that nothing refers to; one in use is refused.
         */
        delete: operations["deleteSize"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/size/batchStatus": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * 启停尺码
         * @description Switches sizes on or off, each with its own outcome.
         */
        put: operations["changeSizeStatus"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sizeGroup/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 尺码组列表
         * @description A page of size groups.
         */
        get: operations["listSizeGroups"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sizeGroup/insert": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 新增尺码组
         * @description Adds a size group and answers it as saved.
         */
        post: operations["createSizeGroup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sizeGroup/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * 修改尺码组
         * @description Replaces the fields of a size group in the version the person has on screen.
         */
        put: operations["updateSizeGroup"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sizeGroup/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * 删除尺码组
         * @description Deletes a size group that nothing refers to; one in use is refused.
         */
        delete: operations["deleteSizeGroup"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sizeGroup/batchStatus": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * 启停尺码组
         * @description Switches size groups on or off, each with its own outcome.
         */
        put: operations["changeSizeGroupStatus"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/unit/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 单位列表
         * @description A page of units.
         */
        get: operations["listUnits"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/unit/insert": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 新增单位
         * @description Adds a unit and answers it as saved.
         */
        post: operations["createUnit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/unit/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * 修改单位
         * @description Replaces the fields of a unit in the version the person has on screen.
         */
        put: operations["updateUnit"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/unit/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * 删除单位
         * @description Deletes a unit that nothing refers to; one in use is refused.
         */
        delete: operations["deleteUnit"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/unit/batchStatus": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * 启停单位
         * @description Switches units on or off, each with its own outcome.
         */
        put: operations["changeUnitStatus"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/currency/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 币种列表
         * @description A page of currencies.
         */
        get: operations["listCurrencies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/currency/insert": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 新增币种
         * @description Adds a currency and answers it as saved.
         */
        post: operations["createCurrency"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/currency/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * 修改币种
         * @description Replaces the fields of a currency in the version the person has on screen.
         */
        put: operations["updateCurrency"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/currency/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * 删除币种
         * @description Deletes a currency that nothing refers to; one in use is refused.
         */
        delete: operations["deleteCurrency"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/currency/batchStatus": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * 启停币种
         * @description Switches currencies on or off, each with its own outcome.
         */
        put: operations["changeCurrencyStatus"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/exchangeRate/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 汇率列表
         * @description A page of exchange rates.
         */
        get: operations["listExchangeRates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/exchangeRate/insert": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 新增汇率
         * @description Adds an exchange rate and answers it as saved.
         */
        post: operations["createExchangeRate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/exchangeRate/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * 修改汇率
         * @description Replaces the fields of an exchange rate in the version the person has on screen.
         */
        put: operations["updateExchangeRate"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/exchangeRate/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * 删除汇率
         * @description Deletes an exchange rate that nothing refers to; one in use is refused.
         */
        delete: operations["deleteExchangeRate"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/exchangeRate/batchStatus": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * 启停汇率
         * @description Switches exchange rates on or off, each with its own outcome.
         */
        put: operations["changeExchangeRateStatus"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customer/insert": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 新增客户
         * @description Adds a customer and answers it as saved.
         */
        post: operations["createCustomer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customer/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * 修改客户
         * @description Replaces the fields of a customer in the version the person has on screen.
         */
        put: operations["updateCustomer"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customer/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * 删除客户
         * @description Deletes a customer that nothing refers to; one in use is refused.
         */
        delete: operations["deleteCustomer"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customer/batchStatus": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * 启停客户
         * @description Switches customers on or off, each with its own outcome.
         */
        put: operations["changeCustomerStatus"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/factory/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 工厂列表
         * @description A page of factories.
         */
        get: operations["listFactories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/factory/insert": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 新增工厂
         * @description Adds a factory and answers it as saved.
         */
        post: operations["createFactory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/factory/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * 修改工厂
         * @description Replaces the fields of a factory in the version the person has on screen.
         */
        put: operations["updateFactory"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/factory/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * 删除工厂
         * @description Deletes a factory that nothing refers to; one in use is refused.
         */
        delete: operations["deleteFactory"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/factory/batchStatus": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * 启停工厂
         * @description Switches factories on or off, each with its own outcome.
         */
        put: operations["changeFactoryStatus"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/warehouse/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 仓库列表
         * @description A page of stores.
         */
        get: operations["listWarehouses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/warehouse/insert": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 新增仓库
         * @description Adds a store and answers it as saved.
         */
        post: operations["createWarehouse"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/warehouse/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * 修改仓库
         * @description Replaces the fields of a store in the version the person has on screen.
         */
        put: operations["updateWarehouse"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/warehouse/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * 删除仓库
         * @description Deletes a store that nothing refers to; one in use is refused.
         */
        delete: operations["deleteWarehouse"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/warehouse/batchStatus": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * 启停仓库
         * @description Switches stores on or off, each with its own outcome.
         */
        put: operations["changeWarehouseStatus"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/material/insert": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 新增物料
         * @description Adds a material and answers it as saved.
         */
        post: operations["createMaterial"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/material/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * 修改物料
         * @description Replaces the fields of a material in the version the person has on screen.
         */
        put: operations["updateMaterial"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/material/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * 删除物料
         * @description Deletes a material that nothing refers to; one in use is refused.
         */
        delete: operations["deleteMaterial"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/material/batchStatus": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * 启停物料
         * @description Switches materials on or off, each with its own outcome.
         */
        put: operations["changeMaterialStatus"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/washing/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 水洗列表
         * @description A page of washings.
         */
        get: operations["listWashings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/washing/insert": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 新增水洗
         * @description Adds a washing and answers it as saved.
         */
        post: operations["createWashing"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/washing/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * 修改水洗
         * @description Replaces the fields of a washing in the version the person has on screen.
         */
        put: operations["updateWashing"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/washing/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * 删除水洗
         * @description Deletes a washing that nothing refers to; one in use is refused.
         */
        delete: operations["deleteWashing"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/washing/batchStatus": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * 启停水洗
         * @description Switches washings on or off, each with its own outcome.
         */
        put: operations["changeWashingStatus"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/process/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 工序库列表
         * @description A page of processes.
         */
        get: operations["listProcesses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/process/insert": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 新增工序库
         * @description Adds a process and answers it as saved.
         */
        post: operations["createProcess"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/process/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * 修改工序库
         * @description Replaces the fields of a process in the version the person has on screen.
         */
        put: operations["updateProcess"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/process/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * 删除工序库
         * @description Deletes a process that nothing refers to; one in use is refused.
         */
        delete: operations["deleteProcess"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/process/batchStatus": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * 启停工序库
         * @description Switches processes on or off, each with its own outcome.
         */
        put: operations["changeProcessStatus"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/category/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 类别列表
         * @description A page of categories.
         */
        get: operations["listCategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/category/insert": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 新增类别
         * @description Adds a category and answers it as saved.
         */
        post: operations["createCategory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/category/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * 修改类别
         * @description Replaces the fields of a category in the version the person has on screen.
         */
        put: operations["updateCategory"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/category/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * 删除类别
         * @description Deletes a category that nothing refers to; one in use is refused.
         */
        delete: operations["deleteCategory"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/category/batchStatus": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * 启停类别
         * @description Switches categories on or off, each with its own outcome.
         */
        put: operations["changeCategoryStatus"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/machineType/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 机种列表
         * @description A page of machine types.
         */
        get: operations["listMachineTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/machineType/insert": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 新增机种
         * @description Adds a machine type and answers it as saved.
         */
        post: operations["createMachineType"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/machineType/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * 修改机种
         * @description Replaces the fields of a machine type in the version the person has on screen.
         */
        put: operations["updateMachineType"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/machineType/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * 删除机种
         * @description Deletes a machine type that nothing refers to; one in use is refused.
         */
        delete: operations["deleteMachineType"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/machineType/batchStatus": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * 启停机种
         * @description Switches machine types on or off, each with its own outcome.
         */
        put: operations["changeMachineTypeStatus"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dictType/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 字典列表
         * @description A page of dictionaries.
         */
        get: operations["listDictTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dictType/insert": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 新增字典
         * @description Adds a dictionary and answers it as saved.
         */
        post: operations["createDictType"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dictType/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * 修改字典
         * @description Replaces the fields of a dictionary in the version the person has on screen.
         */
        put: operations["updateDictType"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dictType/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * 删除字典
         * @description Deletes a dictionary that nothing refers to; one in use is refused.
         */
        delete: operations["deleteDictType"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dictType/batchStatus": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * 启停字典
         * @description Switches dictionaries on or off, each with its own outcome.
         */
        put: operations["changeDictTypeStatus"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dictItem/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 字典项列表
         * @description A page of dictionary entries.
         */
        get: operations["listDictItems"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dictItem/insert": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 新增字典项
         * @description Adds a dictionary entry and answers it as saved.
         */
        post: operations["createDictItem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dictItem/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * 修改字典项
         * @description Replaces the fields of a dictionary entry in the version the person has on screen.
         */
        put: operations["updateDictItem"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dictItem/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * 删除字典项
         * @description Deletes a dictionary entry that nothing refers to; one in use is refused.
         */
        delete: operations["deleteDictItem"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dictItem/batchStatus": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * 启停字典项
         * @description Switches dictionary entries on or off, each with its own outcome.
         */
        put: operations["changeDictItemStatus"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workflow/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 审批流列表
         * @description A page of workflows.
         */
        get: operations["listWorkflows"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workflow/insert": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 新增审批流
         * @description Adds a workflow and answers it as saved.
         */
        post: operations["createWorkflow"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workflow/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * 修改审批流
         * @description Replaces the fields of a workflow in the version the person has on screen.
         */
        put: operations["updateWorkflow"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workflow/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * 删除审批流
         * @description Deletes a workflow that nothing refers to; one in use is refused.
         */
        delete: operations["deleteWorkflow"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workflow/batchStatus": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * 启停审批流
         * @description Switches workflows on or off, each with its own outcome.
         */
        put: operations["changeWorkflowStatus"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/machine/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 设备列表
         * @description A page of machines.
         */
        get: operations["listMachines"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/machine/insert": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 新增设备
         * @description Adds a machine and answers it as saved.
         */
        post: operations["createMachine"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/machine/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * 修改设备
         * @description Replaces the fields of a machine in the version the person has on screen.
         */
        put: operations["updateMachine"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/machine/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 设备档案
         * @description One machine with places, bills, runs and files.
         */
        get: operations["getMachine"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/machine/batchStatus": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * 启停设备
         * @description Starts, stops or idles machines, each with its own outcome.
         */
        put: operations["changeMachineStatus"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/machine/scrap": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * 报废设备
         * @description Scraps a machine for good.
         */
        put: operations["scrapMachine"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/machine/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 导入设备
         * @description Adds machines from sheet rows and reports errors by row.
         */
        post: operations["importMachines"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description The frame of an answer whose HTTP status is not 200; `status` repeats that number. */
        FailureBody: {
            /** 状态 */
            status: number;
            /** 提示 */
            message: string;
            /** 说明 */
            data: string | null;
        };
        /** @description The frame of every successful answer. Each answer adds its own `data`. */
        Envelope: {
            /**
             * 状态
             * @constant
             */
            status: 200;
            /** 提示 */
            message: string;
        };
        /**
         * 资料状态
         * @enum {integer}
         */
        RecordStatus: 0 | 1;
        ColorRow: {
            /**
             * 编号
             * Format: int64
             */
            id: string;
            /** 编码 */
            code: string;
            /** 名称 */
            name: string;
            /** 英文名 */
            nameEn: string | null;
            /** 色值 */
            hex: string | null;
            /** 潘通号 */
            pantone: string | null;
            /** 色系 */
            family: string | null;
            /** 状态 */
            status: components["schemas"]["RecordStatus"];
            /** 乐观锁 */
            version: number;
        };
        /** @description One page of colours. */
        ColorPage: {
            /** 总数 */
            total: number;
            /** 列表 */
            list: components["schemas"]["ColorRow"][];
        };
        ListColorsAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["ColorPage"];
        };
        /** @description What a rejected token or credential is answered with, in the words of OAuth 2. */
        OauthError: {
            /** 错误 */
            error: string;
            /** 说明 */
            error_description?: string | undefined;
        };
        SizeRow: {
            /**
             * 编号
             * Format: int64
             */
            id: string;
            /** 编码 */
            code: string;
            /** 名称 */
            name: string;
            /** 尺码组 */
            sizeGroupName: string;
            /** 排序 */
            sort: number;
            /**
             * 尺码组
             * Format: int64
             */
            sizeGroupId: string;
            /** 状态 */
            status: components["schemas"]["RecordStatus"];
            /** 乐观锁 */
            version: number;
        };
        /** @description One page of sizes. */
        SizePage: {
            /** 总数 */
            total: number;
            /** 列表 */
            list: components["schemas"]["SizeRow"][];
        };
        ListSizesAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["SizePage"];
        };
        /**
         * 客户等级
         * @enum {string}
         */
        CustomerGrade: "A" | "B" | "C";
        /**
         * 是否
         * @enum {integer}
         */
        Flag: 0 | 1;
        CustomerRow: {
            /**
             * 编号
             * Format: int64
             */
            id: string;
            /** 编码 */
            code: string;
            /** 名称 */
            name?: string | undefined;
            /** 简称 */
            shortName: string;
            /** 国家 */
            country: string | null;
            /** 等级 */
            grade: components["schemas"]["CustomerGrade"];
            /** VIP */
            isVip: components["schemas"]["Flag"];
            /**
             * 裁剪上差%
             * Format: decimal
             */
            cutTolUpPct: string;
            /**
             * 裁剪下差%
             * Format: decimal
             */
            cutTolDownPct: string;
            /**
             * 走货上差%
             * Format: decimal
             */
            shipTolUpPct: string;
            /**
             * 走货下差%
             * Format: decimal
             */
            shipTolDownPct: string;
            /**
             * 主疵AQL
             * Format: decimal
             */
            aqlMajor: string;
            /**
             * 次疵AQL
             * Format: decimal
             */
            aqlMinor: string;
            /** 检验水平 */
            inspectionLevel: string;
            /** 终检放行 */
            gateShipment: components["schemas"]["Flag"];
            /** 色号段管控 */
            shadeControl: components["schemas"]["Flag"];
            /** 状态 */
            status: components["schemas"]["RecordStatus"];
            /** 乐观锁 */
            version: number;
        };
        /** @description One page of customers. */
        CustomerPage: {
            /** 总数 */
            total: number;
            /** 列表 */
            list: components["schemas"]["CustomerRow"][];
        };
        ListCustomersAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["CustomerPage"];
        };
        /**
         * 物料类型
         * @enum {integer}
         */
        MaterialType: 1 | 2 | 3 | 4 | 5 | 6 | 7;
        /**
         * 铺布方式
         * @enum {integer}
         */
        SpreadMode: 1 | 2 | 3 | 4;
        MaterialRow: {
            /**
             * 编号
             * Format: int64
             */
            id: string;
            /** 编码 */
            code: string;
            /** 名称 */
            name: string;
            /** 英文名 */
            nameEn: string | null;
            /** 类型 */
            materialType: components["schemas"]["MaterialType"];
            /** 成分 */
            composition: string | null;
            /**
             * 克重
             * Format: decimal
             */
            gsm: string | null;
            /**
             * 门幅(cm)
             * Format: decimal
             */
            widthCm: string | null;
            /**
             * 有效幅(cm)
             * Format: decimal
             */
            cuttableWidthCm: string | null;
            /**
             * 经缩%
             * Format: decimal
             */
            shrinkWarpPct: string | null;
            /**
             * 纬缩%
             * Format: decimal
             */
            shrinkWeftPct: string | null;
            /** 单位 */
            unitCode: string;
            /**
             * 单价
             * Format: decimal
             */
            price?: (string | null) | undefined;
            /** 币种 */
            currencyCode: string | null;
            /** 供应商 */
            supplierName: string | null;
            /**
             * 损耗%
             * Format: decimal
             */
            lossPct: string | null;
            /** 铺布方式 */
            spreadMode: components["schemas"]["SpreadMode"] | null;
            /** 最高层数 */
            maxPlies: number | null;
            /** 松布时间(小时) */
            relaxHours: number | null;
            /** 状态 */
            status: components["schemas"]["RecordStatus"];
            /** 乐观锁 */
            version: number;
        };
        /** @description One page of materials. */
        MaterialPage: {
            /** 总数 */
            total: number;
            /** 列表 */
            list: components["schemas"]["MaterialRow"][];
        };
        ListMaterialsAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["MaterialPage"];
        };
        CreateColorBody: {
            /** 编码 */
            code: string;
            /** 名称 */
            name: string;
            /** 英文名 */
            nameEn?: (string | null) | undefined;
            /** 色值 */
            hex?: (string | null) | undefined;
            /** 潘通号 */
            pantone?: (string | null) | undefined;
            /** 色系 */
            family?: (string | null) | undefined;
        };
        CreateColorAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["ColorRow"];
        };
        UpdateColorBody: {
            /**
             * 编号
             * Format: int64
             */
            id: string;
            /** 乐观锁 */
            version: number;
            /** 编码 */
            code: string;
            /** 名称 */
            name: string;
            /** 英文名 */
            nameEn?: (string | null) | undefined;
            /** 色值 */
            hex?: (string | null) | undefined;
            /** 潘通号 */
            pantone?: (string | null) | undefined;
            /** 色系 */
            family?: (string | null) | undefined;
            /** 状态 */
            status?: (components["schemas"]["RecordStatus"] | null) | undefined;
        };
        UpdateColorAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["ColorRow"];
        };
        DeleteColorAnswer: components["schemas"]["Envelope"] & {
            /** @constant */
            data: true;
        };
        RecordStatusBody: {
            /** 记录 */
            ids: string[];
            /** 状态 */
            status: components["schemas"]["RecordStatus"];
        };
        /** @description One record a batch call could not handle, with the sentence a person is shown. */
        BatchFail: {
            /**
             * 编号
             * Format: int64
             */
            id: string;
            /** 说明 */
            text: string;
        };
        /** @description Every record is handled on its own; some may fail while others succeed. */
        BatchResult: {
            /** 已处理 */
            okIds: string[];
            /** 失败 */
            fails: components["schemas"]["BatchFail"][];
        };
        ChangeColorStatusAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["BatchResult"];
        };
        CreateSizeBody: {
            /**
             * 尺码组
             * Format: int64
             */
            sizeGroupId: string;
            /** 编码 */
            code: string;
            /** 名称 */
            name: string;
            /** 英文名 */
            nameEn?: (string | null) | undefined;
            /** 排序 */
            sort: number;
        };
        CreateSizeAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["SizeRow"];
        };
        UpdateSizeBody: {
            /**
             * 编号
             * Format: int64
             */
            id: string;
            /** 乐观锁 */
            version: number;
            /**
             * 尺码组
             * Format: int64
             */
            sizeGroupId: string;
            /** 编码 */
            code: string;
            /** 名称 */
            name: string;
            /** 英文名 */
            nameEn?: (string | null) | undefined;
            /** 排序 */
            sort: number;
            /** 状态 */
            status?: (components["schemas"]["RecordStatus"] | null) | undefined;
        };
        UpdateSizeAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["SizeRow"];
        };
        DeleteSizeAnswer: components["schemas"]["Envelope"] & {
            /** @constant */
            data: true;
        };
        ChangeSizeStatusAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["BatchResult"];
        };
        SizeGroupRow: {
            /**
             * 编号
             * Format: int64
             */
            id: string;
            /** 编码 */
            code: string;
            /** 名称 */
            name: string;
            /** 尺码 */
            sizeNames: string[];
            /** 状态 */
            status: components["schemas"]["RecordStatus"];
            /** 乐观锁 */
            version: number;
        };
        /** @description One page of size groups. */
        SizeGroupPage: {
            /** 总数 */
            total: number;
            /** 列表 */
            list: components["schemas"]["SizeGroupRow"][];
        };
        ListSizeGroupsAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["SizeGroupPage"];
        };
        CreateSizeGroupBody: {
            /** 编码 */
            code: string;
            /** 名称 */
            name: string;
        };
        CreateSizeGroupAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["SizeGroupRow"];
        };
        UpdateSizeGroupBody: {
            /**
             * 编号
             * Format: int64
             */
            id: string;
            /** 乐观锁 */
            version: number;
            /** 编码 */
            code: string;
            /** 名称 */
            name: string;
            /** 状态 */
            status?: (components["schemas"]["RecordStatus"] | null) | undefined;
        };
        UpdateSizeGroupAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["SizeGroupRow"];
        };
        DeleteSizeGroupAnswer: components["schemas"]["Envelope"] & {
            /** @constant */
            data: true;
        };
        ChangeSizeGroupStatusAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["BatchResult"];
        };
        /**
         * 量纲
         * @enum {string}
         */
        UnitDimension: "length" | "weight" | "count" | "area" | "time";
        UnitRow: {
            /**
             * 编号
             * Format: int64
             */
            id: string;
            /** 编码 */
            code: string;
            /** 名称 */
            name: string;
            /** 量纲 */
            dimension: components["schemas"]["UnitDimension"];
            /**
             * 换算系数
             * Format: decimal
             */
            factorToBase: string;
            /** 状态 */
            status: components["schemas"]["RecordStatus"];
            /** 乐观锁 */
            version: number;
        };
        /** @description One page of units. */
        UnitPage: {
            /** 总数 */
            total: number;
            /** 列表 */
            list: components["schemas"]["UnitRow"][];
        };
        ListUnitsAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["UnitPage"];
        };
        CreateUnitBody: {
            /** 编码 */
            code: string;
            /** 名称 */
            name: string;
            /** 量纲 */
            dimension: components["schemas"]["UnitDimension"];
            /**
             * 换算系数
             * Format: decimal
             */
            factorToBase: string;
        };
        CreateUnitAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["UnitRow"];
        };
        UpdateUnitBody: {
            /**
             * 编号
             * Format: int64
             */
            id: string;
            /** 乐观锁 */
            version: number;
            /** 编码 */
            code: string;
            /** 名称 */
            name: string;
            /** 量纲 */
            dimension: components["schemas"]["UnitDimension"];
            /**
             * 换算系数
             * Format: decimal
             */
            factorToBase: string;
            /** 状态 */
            status?: (components["schemas"]["RecordStatus"] | null) | undefined;
        };
        UpdateUnitAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["UnitRow"];
        };
        DeleteUnitAnswer: components["schemas"]["Envelope"] & {
            /** @constant */
            data: true;
        };
        ChangeUnitStatusAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["BatchResult"];
        };
        CurrencyRow: {
            /**
             * 编号
             * Format: int64
             */
            id: string;
            /** 编码 */
            code: string;
            /** 名称 */
            name: string;
            /** 符号 */
            symbol: string | null;
            /** 本位币 */
            isBase: components["schemas"]["Flag"];
            /** 状态 */
            status: components["schemas"]["RecordStatus"];
            /** 乐观锁 */
            version: number;
        };
        /** @description One page of currencies. */
        CurrencyPage: {
            /** 总数 */
            total: number;
            /** 列表 */
            list: components["schemas"]["CurrencyRow"][];
        };
        ListCurrenciesAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["CurrencyPage"];
        };
        CreateCurrencyBody: {
            /** 编码 */
            code: string;
            /** 名称 */
            name: string;
            /** 符号 */
            symbol?: (string | null) | undefined;
            /** 本位币 */
            isBase: components["schemas"]["Flag"];
        };
        CreateCurrencyAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["CurrencyRow"];
        };
        UpdateCurrencyBody: {
            /**
             * 编号
             * Format: int64
             */
            id: string;
            /** 乐观锁 */
            version: number;
            /** 编码 */
            code: string;
            /** 名称 */
            name: string;
            /** 符号 */
            symbol?: (string | null) | undefined;
            /** 本位币 */
            isBase: components["schemas"]["Flag"];
            /** 状态 */
            status?: (components["schemas"]["RecordStatus"] | null) | undefined;
        };
        UpdateCurrencyAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["CurrencyRow"];
        };
        DeleteCurrencyAnswer: components["schemas"]["Envelope"] & {
            /** @constant */
            data: true;
        };
        ChangeCurrencyStatusAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["BatchResult"];
        };
        ExchangeRateRow: {
            /**
             * 编号
             * Format: int64
             */
            id: string;
            /** 币种 */
            currencyCode: string;
            /**
             * 日期
             * Format: date
             */
            rateDate: string;
            /**
             * 汇率
             * Format: decimal
             */
            rate: string;
            /** 状态 */
            status: components["schemas"]["RecordStatus"];
            /** 乐观锁 */
            version: number;
        };
        /** @description One page of exchange rates. */
        ExchangeRatePage: {
            /** 总数 */
            total: number;
            /** 列表 */
            list: components["schemas"]["ExchangeRateRow"][];
        };
        ListExchangeRatesAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["ExchangeRatePage"];
        };
        CreateExchangeRateBody: {
            /** 币种 */
            currencyCode: string;
            /**
             * 日期
             * Format: date
             */
            rateDate: string;
            /**
             * 汇率
             * Format: decimal
             */
            rate: string;
        };
        CreateExchangeRateAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["ExchangeRateRow"];
        };
        UpdateExchangeRateBody: {
            /**
             * 编号
             * Format: int64
             */
            id: string;
            /** 乐观锁 */
            version: number;
            /** 币种 */
            currencyCode: string;
            /**
             * 日期
             * Format: date
             */
            rateDate: string;
            /**
             * 汇率
             * Format: decimal
             */
            rate: string;
            /** 状态 */
            status?: (components["schemas"]["RecordStatus"] | null) | undefined;
        };
        UpdateExchangeRateAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["ExchangeRateRow"];
        };
        DeleteExchangeRateAnswer: components["schemas"]["Envelope"] & {
            /** @constant */
            data: true;
        };
        ChangeExchangeRateStatusAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["BatchResult"];
        };
        CreateCustomerBody: {
            /** 编码 */
            code: string;
            /** 名称 */
            name: string;
            /** 公司简称 */
            shortName: string;
            /** 国家 */
            country?: (string | null) | undefined;
            /** 等级 */
            grade: components["schemas"]["CustomerGrade"];
            /** VIP */
            isVip: components["schemas"]["Flag"];
            /**
             * 裁剪上差%
             * Format: decimal
             */
            cutTolUpPct: string;
            /**
             * 裁剪下差%
             * Format: decimal
             */
            cutTolDownPct: string;
            /**
             * 走货上差%
             * Format: decimal
             */
            shipTolUpPct: string;
            /**
             * 走货下差%
             * Format: decimal
             */
            shipTolDownPct: string;
            /**
             * 主疵AQL
             * Format: decimal
             */
            aqlMajor: string;
            /**
             * 次疵AQL
             * Format: decimal
             */
            aqlMinor: string;
            /** 检验水平 */
            inspectionLevel: string;
            /** 终检放行 */
            gateShipment: components["schemas"]["Flag"];
            /** 色号段管控 */
            shadeControl: components["schemas"]["Flag"];
            /** 联系人 */
            contact?: (string | null) | undefined;
        };
        CreateCustomerAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["CustomerRow"];
        };
        UpdateCustomerBody: {
            /**
             * 编号
             * Format: int64
             */
            id: string;
            /** 乐观锁 */
            version: number;
            /** 编码 */
            code: string;
            /** 名称 */
            name: string;
            /** 公司简称 */
            shortName: string;
            /** 国家 */
            country?: (string | null) | undefined;
            /** 等级 */
            grade: components["schemas"]["CustomerGrade"];
            /** VIP */
            isVip: components["schemas"]["Flag"];
            /**
             * 裁剪上差%
             * Format: decimal
             */
            cutTolUpPct: string;
            /**
             * 裁剪下差%
             * Format: decimal
             */
            cutTolDownPct: string;
            /**
             * 走货上差%
             * Format: decimal
             */
            shipTolUpPct: string;
            /**
             * 走货下差%
             * Format: decimal
             */
            shipTolDownPct: string;
            /**
             * 主疵AQL
             * Format: decimal
             */
            aqlMajor: string;
            /**
             * 次疵AQL
             * Format: decimal
             */
            aqlMinor: string;
            /** 检验水平 */
            inspectionLevel: string;
            /** 终检放行 */
            gateShipment: components["schemas"]["Flag"];
            /** 色号段管控 */
            shadeControl: components["schemas"]["Flag"];
            /** 联系人 */
            contact?: (string | null) | undefined;
            /** 状态 */
            status?: (components["schemas"]["RecordStatus"] | null) | undefined;
        };
        UpdateCustomerAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["CustomerRow"];
        };
        DeleteCustomerAnswer: components["schemas"]["Envelope"] & {
            /** @constant */
            data: true;
        };
        ChangeCustomerStatusAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["BatchResult"];
        };
        /**
         * 工厂类型
         * @enum {integer}
         */
        FactoryType: 1 | 2;
        FactoryRow: {
            /**
             * 编号
             * Format: int64
             */
            id: string;
            /** 编码 */
            code: string;
            /** 名称 */
            name: string;
            /** 类型 */
            factoryType: components["schemas"]["FactoryType"];
            /** 地址 */
            address: string | null;
            /** 负责人 */
            managerName: string | null;
            /** 日历 */
            calendarName: string | null;
            /** 状态 */
            status: components["schemas"]["RecordStatus"];
            /**
             * 负责人
             * Format: int64
             */
            managerId: string | null;
            /**
             * 日历
             * Format: int64
             */
            calendarId: string | null;
            /** 乐观锁 */
            version: number;
        };
        /** @description One page of factories. */
        FactoryPage: {
            /** 总数 */
            total: number;
            /** 列表 */
            list: components["schemas"]["FactoryRow"][];
        };
        ListFactoriesAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["FactoryPage"];
        };
        CreateFactoryBody: {
            /** 编码 */
            code: string;
            /** 名称 */
            name: string;
            /** 类型 */
            factoryType: components["schemas"]["FactoryType"];
            /** 地址 */
            address?: (string | null) | undefined;
            /**
             * 负责人
             * Format: int64
             */
            managerId?: (string | null) | undefined;
            /**
             * 日历
             * Format: int64
             */
            calendarId?: (string | null) | undefined;
        };
        CreateFactoryAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["FactoryRow"];
        };
        UpdateFactoryBody: {
            /**
             * 编号
             * Format: int64
             */
            id: string;
            /** 乐观锁 */
            version: number;
            /** 编码 */
            code: string;
            /** 名称 */
            name: string;
            /** 类型 */
            factoryType: components["schemas"]["FactoryType"];
            /** 地址 */
            address?: (string | null) | undefined;
            /**
             * 负责人
             * Format: int64
             */
            managerId?: (string | null) | undefined;
            /**
             * 日历
             * Format: int64
             */
            calendarId?: (string | null) | undefined;
            /** 状态 */
            status?: (components["schemas"]["RecordStatus"] | null) | undefined;
        };
        UpdateFactoryAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["FactoryRow"];
        };
        DeleteFactoryAnswer: components["schemas"]["Envelope"] & {
            /** @constant */
            data: true;
        };
        ChangeFactoryStatusAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["BatchResult"];
        };
        /**
         * 仓库类型
         * @enum {integer}
         */
        WarehouseType: 1 | 2 | 3 | 4 | 5 | 6;
        WarehouseLocation: {
            /**
             * 编号
             * Format: int64
             */
            id: string;
            /** 编码 */
            code: string;
            /** 区 */
            zone: string | null;
            /** 容量 */
            capacity: number | null;
        };
        WarehouseRow: {
            /**
             * 编号
             * Format: int64
             */
            id: string;
            /** 编码 */
            code: string;
            /** 名称 */
            name: string;
            /** 类型 */
            warehouseType: components["schemas"]["WarehouseType"];
            /** 工厂 */
            factoryName: string | null;
            /** 仓管 */
            keeperNames: string[];
            /** 状态 */
            status: components["schemas"]["RecordStatus"];
            /**
             * 工厂
             * Format: int64
             */
            factoryId: string | null;
            /** 仓管 */
            keeperIds: string[];
            /** 库位 */
            locations: components["schemas"]["WarehouseLocation"][];
            /** 乐观锁 */
            version: number;
        };
        /** @description One page of stores. */
        WarehousePage: {
            /** 总数 */
            total: number;
            /** 列表 */
            list: components["schemas"]["WarehouseRow"][];
        };
        ListWarehousesAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["WarehousePage"];
        };
        WarehouseLocationInput: {
            /**
             * 编号
             * Format: int64
             */
            id?: (string | null) | undefined;
            /** 编码 */
            code: string;
            /** 区 */
            zone?: (string | null) | undefined;
            /** 容量 */
            capacity?: (number | null) | undefined;
        };
        CreateWarehouseBody: {
            /** 编码 */
            code: string;
            /** 名称 */
            name: string;
            /** 类型 */
            warehouseType: components["schemas"]["WarehouseType"];
            /**
             * 工厂
             * Format: int64
             */
            factoryId?: (string | null) | undefined;
            /** 仓管 */
            keeperIds?: (string[] | null) | undefined;
            /** 库位 */
            locations?: (components["schemas"]["WarehouseLocationInput"][] | null) | undefined;
        };
        CreateWarehouseAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["WarehouseRow"];
        };
        UpdateWarehouseBody: {
            /**
             * 编号
             * Format: int64
             */
            id: string;
            /** 乐观锁 */
            version: number;
            /** 编码 */
            code: string;
            /** 名称 */
            name: string;
            /** 类型 */
            warehouseType: components["schemas"]["WarehouseType"];
            /**
             * 工厂
             * Format: int64
             */
            factoryId?: (string | null) | undefined;
            /** 仓管 */
            keeperIds?: (string[] | null) | undefined;
            /** 库位 */
            locations?: (components["schemas"]["WarehouseLocationInput"][] | null) | undefined;
            /** 状态 */
            status?: (components["schemas"]["RecordStatus"] | null) | undefined;
        };
        UpdateWarehouseAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["WarehouseRow"];
        };
        DeleteWarehouseAnswer: components["schemas"]["Envelope"] & {
            /** @constant */
            data: true;
        };
        ChangeWarehouseStatusAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["BatchResult"];
        };
        CreateMaterialBody: {
            /** 编码 */
            code: string;
            /** 名称 */
            name: string;
            /** 英文名 */
            nameEn?: (string | null) | undefined;
            /** 类型 */
            materialType: components["schemas"]["MaterialType"];
            /** 成分 */
            composition?: (string | null) | undefined;
            /**
             * 克重
             * Format: decimal
             */
            gsm?: (string | null) | undefined;
            /**
             * 门幅(cm)
             * Format: decimal
             */
            widthCm?: (string | null) | undefined;
            /**
             * 有效幅(cm)
             * Format: decimal
             */
            cuttableWidthCm?: (string | null) | undefined;
            /**
             * 经缩%
             * Format: decimal
             */
            shrinkWarpPct?: (string | null) | undefined;
            /**
             * 纬缩%
             * Format: decimal
             */
            shrinkWeftPct?: (string | null) | undefined;
            /** 单位 */
            unitCode: string;
            /** 采购单位 */
            buyUnitCode?: (string | null) | undefined;
            /**
             * 换算
             * Format: decimal
             */
            unitRate?: (string | null) | undefined;
            /**
             * 现行工价
             * Format: decimal
             */
            price?: (string | null) | undefined;
            /** 币种 */
            currencyCode?: (string | null) | undefined;
            /** 供应商 */
            supplierName?: (string | null) | undefined;
            /**
             * 损耗%
             * Format: decimal
             */
            lossPct?: (string | null) | undefined;
            /**
             * 安全库存
             * Format: decimal
             */
            safetyNum?: (string | null) | undefined;
            /** 铺布方式 */
            spreadMode?: (components["schemas"]["SpreadMode"] | null) | undefined;
            /** 最高层数 */
            maxPlies?: (number | null) | undefined;
            /** 松布时间 */
            relaxHours?: (number | null) | undefined;
        };
        CreateMaterialAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["MaterialRow"];
        };
        UpdateMaterialBody: {
            /**
             * 编号
             * Format: int64
             */
            id: string;
            /** 乐观锁 */
            version: number;
            /** 编码 */
            code: string;
            /** 名称 */
            name: string;
            /** 英文名 */
            nameEn?: (string | null) | undefined;
            /** 类型 */
            materialType: components["schemas"]["MaterialType"];
            /** 成分 */
            composition?: (string | null) | undefined;
            /**
             * 克重
             * Format: decimal
             */
            gsm?: (string | null) | undefined;
            /**
             * 门幅(cm)
             * Format: decimal
             */
            widthCm?: (string | null) | undefined;
            /**
             * 有效幅(cm)
             * Format: decimal
             */
            cuttableWidthCm?: (string | null) | undefined;
            /**
             * 经缩%
             * Format: decimal
             */
            shrinkWarpPct?: (string | null) | undefined;
            /**
             * 纬缩%
             * Format: decimal
             */
            shrinkWeftPct?: (string | null) | undefined;
            /** 单位 */
            unitCode: string;
            /** 采购单位 */
            buyUnitCode?: (string | null) | undefined;
            /**
             * 换算
             * Format: decimal
             */
            unitRate?: (string | null) | undefined;
            /**
             * 现行工价
             * Format: decimal
             */
            price?: (string | null) | undefined;
            /** 币种 */
            currencyCode?: (string | null) | undefined;
            /** 供应商 */
            supplierName?: (string | null) | undefined;
            /**
             * 损耗%
             * Format: decimal
             */
            lossPct?: (string | null) | undefined;
            /**
             * 安全库存
             * Format: decimal
             */
            safetyNum?: (string | null) | undefined;
            /** 铺布方式 */
            spreadMode?: (components["schemas"]["SpreadMode"] | null) | undefined;
            /** 最高层数 */
            maxPlies?: (number | null) | undefined;
            /** 松布时间 */
            relaxHours?: (number | null) | undefined;
            /** 状态 */
            status?: (components["schemas"]["RecordStatus"] | null) | undefined;
        };
        UpdateMaterialAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["MaterialRow"];
        };
        DeleteMaterialAnswer: components["schemas"]["Envelope"] & {
            /** @constant */
            data: true;
        };
        ChangeMaterialStatusAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["BatchResult"];
        };
        WashingRow: {
            /**
             * 编号
             * Format: int64
             */
            id: string;
            /** 编码 */
            code: string;
            /** 名称 */
            name: string;
            /**
             * 分钟
             * Format: decimal
             */
            minutes: string | null;
            /**
             * 单价
             * Format: decimal
             */
            price?: (string | null) | undefined;
            /**
             * 经缩%
             * Format: decimal
             */
            shrinkWarpPct: string | null;
            /**
             * 纬缩%
             * Format: decimal
             */
            shrinkWeftPct: string | null;
            /** 状态 */
            status: components["schemas"]["RecordStatus"];
            /** 乐观锁 */
            version: number;
        };
        /** @description One page of washings. */
        WashingPage: {
            /** 总数 */
            total: number;
            /** 列表 */
            list: components["schemas"]["WashingRow"][];
        };
        ListWashingsAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["WashingPage"];
        };
        CreateWashingBody: {
            /** 编码 */
            code: string;
            /** 名称 */
            name: string;
            /**
             * 分钟
             * Format: decimal
             */
            minutes?: (string | null) | undefined;
            /**
             * 现行工价
             * Format: decimal
             */
            price?: (string | null) | undefined;
            /**
             * 经缩%
             * Format: decimal
             */
            shrinkWarpPct?: (string | null) | undefined;
            /**
             * 纬缩%
             * Format: decimal
             */
            shrinkWeftPct?: (string | null) | undefined;
        };
        CreateWashingAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["WashingRow"];
        };
        UpdateWashingBody: {
            /**
             * 编号
             * Format: int64
             */
            id: string;
            /** 乐观锁 */
            version: number;
            /** 编码 */
            code: string;
            /** 名称 */
            name: string;
            /**
             * 分钟
             * Format: decimal
             */
            minutes?: (string | null) | undefined;
            /**
             * 现行工价
             * Format: decimal
             */
            price?: (string | null) | undefined;
            /**
             * 经缩%
             * Format: decimal
             */
            shrinkWarpPct?: (string | null) | undefined;
            /**
             * 纬缩%
             * Format: decimal
             */
            shrinkWeftPct?: (string | null) | undefined;
            /** 状态 */
            status?: (components["schemas"]["RecordStatus"] | null) | undefined;
        };
        UpdateWashingAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["WashingRow"];
        };
        DeleteWashingAnswer: components["schemas"]["Envelope"] & {
            /** @constant */
            data: true;
        };
        ChangeWashingStatusAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["BatchResult"];
        };
        /**
         * 工段
         * @enum {integer}
         */
        Section: 1 | 2 | 3 | 4 | 5 | 6 | 7;
        /**
         * 难度等级
         * @enum {string}
         */
        ProcessGrade: "A" | "B" | "C" | "D";
        /**
         * 计件范围
         * @enum {integer}
         */
        PayScope: 1 | 2 | 3 | 4;
        ProcessRow: {
            /**
             * 编号
             * Format: int64
             */
            id: string;
            /** 编码 */
            code: string;
            /** 名称 */
            name: string;
            /** 英文名 */
            nameEn: string | null;
            /** 工段 */
            section: components["schemas"]["Section"];
            /** 部位 */
            partCode: string | null;
            /** 机种 */
            machineTypeName: string | null;
            /**
             * 标准工时(分)
             * Format: decimal
             */
            sam: string;
            /**
             * 基准工价
             * Format: decimal
             */
            price?: string | undefined;
            /** 难度 */
            grade: components["schemas"]["ProcessGrade"];
            /** 关键工序 */
            isCheckpoint: components["schemas"]["Flag"];
            /** 产出点 */
            isOutput: components["schemas"]["Flag"];
            /** 打工票 */
            isTicket: components["schemas"]["Flag"];
            /** 计件范围 */
            payScope: components["schemas"]["PayScope"];
            /** 状态 */
            status: components["schemas"]["RecordStatus"];
            /**
             * 机种
             * Format: int64
             */
            machineTypeId: string | null;
            /** 乐观锁 */
            version: number;
        };
        /** @description One page of processes. */
        ProcessPage: {
            /** 总数 */
            total: number;
            /** 列表 */
            list: components["schemas"]["ProcessRow"][];
        };
        ListProcessesAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["ProcessPage"];
        };
        CreateProcessBody: {
            /** 编码 */
            code: string;
            /** 名称 */
            name: string;
            /** 英文名 */
            nameEn?: (string | null) | undefined;
            /** 工段 */
            section: components["schemas"]["Section"];
            /** 部位 */
            partCode?: (string | null) | undefined;
            /**
             * 机种
             * Format: int64
             */
            machineTypeId?: (string | null) | undefined;
            /**
             * 标准工时
             * Format: decimal
             */
            sam: string;
            /**
             * 现行工价
             * Format: decimal
             */
            price: string;
            /** 等级 */
            grade: components["schemas"]["ProcessGrade"];
            /** 关键工序 */
            isCheckpoint: components["schemas"]["Flag"];
            /** 产出点 */
            isOutput: components["schemas"]["Flag"];
            /** 打工票 */
            isTicket: components["schemas"]["Flag"];
            /** 计件范围 */
            payScope: components["schemas"]["PayScope"];
        };
        CreateProcessAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["ProcessRow"];
        };
        UpdateProcessBody: {
            /**
             * 编号
             * Format: int64
             */
            id: string;
            /** 乐观锁 */
            version: number;
            /** 编码 */
            code: string;
            /** 名称 */
            name: string;
            /** 英文名 */
            nameEn?: (string | null) | undefined;
            /** 工段 */
            section: components["schemas"]["Section"];
            /** 部位 */
            partCode?: (string | null) | undefined;
            /**
             * 机种
             * Format: int64
             */
            machineTypeId?: (string | null) | undefined;
            /**
             * 标准工时
             * Format: decimal
             */
            sam: string;
            /**
             * 现行工价
             * Format: decimal
             */
            price: string;
            /** 等级 */
            grade: components["schemas"]["ProcessGrade"];
            /** 关键工序 */
            isCheckpoint: components["schemas"]["Flag"];
            /** 产出点 */
            isOutput: components["schemas"]["Flag"];
            /** 打工票 */
            isTicket: components["schemas"]["Flag"];
            /** 计件范围 */
            payScope: components["schemas"]["PayScope"];
            /** 状态 */
            status?: (components["schemas"]["RecordStatus"] | null) | undefined;
        };
        UpdateProcessAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["ProcessRow"];
        };
        DeleteProcessAnswer: components["schemas"]["Envelope"] & {
            /** @constant */
            data: true;
        };
        ChangeProcessStatusAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["BatchResult"];
        };
        /**
         * 类别
         * @enum {string}
         */
        CategoryKind: "style" | "material" | "process" | "machine" | "defect";
        CategoryRow: {
            /**
             * 编号
             * Format: int64
             */
            id: string;
            /** 编码 */
            code: string;
            /** 名称 */
            name: string;
            /** 类别 */
            kind: components["schemas"]["CategoryKind"];
            /** 上级 */
            parentName: string | null;
            /** 状态 */
            status: components["schemas"]["RecordStatus"];
            /**
             * 上级
             * Format: int64
             */
            parentId: string | null;
            /** 末级 */
            isLeaf: boolean;
            /** 乐观锁 */
            version: number;
        };
        /** @description One page of categories. */
        CategoryPage: {
            /** 总数 */
            total: number;
            /** 列表 */
            list: components["schemas"]["CategoryRow"][];
        };
        ListCategoriesAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["CategoryPage"];
        };
        CreateCategoryBody: {
            /**
             * 上级
             * Format: int64
             */
            parentId?: (string | null) | undefined;
            /** 类别 */
            kind: components["schemas"]["CategoryKind"];
            /** 编码 */
            code: string;
            /** 名称 */
            name: string;
        };
        CreateCategoryAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["CategoryRow"];
        };
        UpdateCategoryBody: {
            /**
             * 编号
             * Format: int64
             */
            id: string;
            /** 乐观锁 */
            version: number;
            /**
             * 上级
             * Format: int64
             */
            parentId?: (string | null) | undefined;
            /** 类别 */
            kind: components["schemas"]["CategoryKind"];
            /** 编码 */
            code: string;
            /** 名称 */
            name: string;
            /** 状态 */
            status?: (components["schemas"]["RecordStatus"] | null) | undefined;
        };
        UpdateCategoryAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["CategoryRow"];
        };
        DeleteCategoryAnswer: components["schemas"]["Envelope"] & {
            /** @constant */
            data: true;
        };
        ChangeCategoryStatusAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["BatchResult"];
        };
        MachineTypeRow: {
            /**
             * 编号
             * Format: int64
             */
            id: string;
            /** 编码 */
            code: string;
            /** 名称 */
            name: string;
            /** 英文名 */
            nameEn: string | null;
            /** 类别 */
            categoryName: string | null;
            /** 针数 */
            needles: number | null;
            /** 线数 */
            threads: number | null;
            /** 线迹类 */
            stitchClass: string | null;
            /**
             * 分钟成本
             * Format: decimal
             */
            minuteCost?: (string | null) | undefined;
            /** 状态 */
            status: components["schemas"]["RecordStatus"];
            /**
             * 品类
             * Format: int64
             */
            categoryId: string | null;
            /** 乐观锁 */
            version: number;
        };
        /** @description One page of machine types. */
        MachineTypePage: {
            /** 总数 */
            total: number;
            /** 列表 */
            list: components["schemas"]["MachineTypeRow"][];
        };
        ListMachineTypesAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["MachineTypePage"];
        };
        CreateMachineTypeBody: {
            /** 编码 */
            code: string;
            /** 名称 */
            name: string;
            /** 英文名 */
            nameEn?: (string | null) | undefined;
            /**
             * 品类
             * Format: int64
             */
            categoryId?: (string | null) | undefined;
            /** 针数 */
            needles?: (number | null) | undefined;
            /** 线数 */
            threads?: (number | null) | undefined;
            /** 线迹类 */
            stitchClass?: (string | null) | undefined;
            /**
             * 分钟成本
             * Format: decimal
             */
            minuteCost?: (string | null) | undefined;
        };
        CreateMachineTypeAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["MachineTypeRow"];
        };
        UpdateMachineTypeBody: {
            /**
             * 编号
             * Format: int64
             */
            id: string;
            /** 乐观锁 */
            version: number;
            /** 编码 */
            code: string;
            /** 名称 */
            name: string;
            /** 英文名 */
            nameEn?: (string | null) | undefined;
            /**
             * 品类
             * Format: int64
             */
            categoryId?: (string | null) | undefined;
            /** 针数 */
            needles?: (number | null) | undefined;
            /** 线数 */
            threads?: (number | null) | undefined;
            /** 线迹类 */
            stitchClass?: (string | null) | undefined;
            /**
             * 分钟成本
             * Format: decimal
             */
            minuteCost?: (string | null) | undefined;
            /** 状态 */
            status?: (components["schemas"]["RecordStatus"] | null) | undefined;
        };
        UpdateMachineTypeAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["MachineTypeRow"];
        };
        DeleteMachineTypeAnswer: components["schemas"]["Envelope"] & {
            /** @constant */
            data: true;
        };
        ChangeMachineTypeStatusAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["BatchResult"];
        };
        DictTypeRow: {
            /**
             * 编号
             * Format: int64
             */
            id: string;
            /** 编码 */
            code: string;
            /** 名称 */
            name: string;
            /** 树形 */
            isTree: components["schemas"]["Flag"];
            /** 状态 */
            status: components["schemas"]["RecordStatus"];
            /** 乐观锁 */
            version: number;
        };
        /** @description One page of dictionaries. */
        DictTypePage: {
            /** 总数 */
            total: number;
            /** 列表 */
            list: components["schemas"]["DictTypeRow"][];
        };
        ListDictTypesAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["DictTypePage"];
        };
        CreateDictTypeBody: {
            /** 编码 */
            code: string;
            /** 名称 */
            name: string;
            /** 树形 */
            isTree: components["schemas"]["Flag"];
        };
        CreateDictTypeAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["DictTypeRow"];
        };
        UpdateDictTypeBody: {
            /**
             * 编号
             * Format: int64
             */
            id: string;
            /** 乐观锁 */
            version: number;
            /** 编码 */
            code: string;
            /** 名称 */
            name: string;
            /** 树形 */
            isTree: components["schemas"]["Flag"];
            /** 状态 */
            status?: (components["schemas"]["RecordStatus"] | null) | undefined;
        };
        UpdateDictTypeAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["DictTypeRow"];
        };
        DeleteDictTypeAnswer: components["schemas"]["Envelope"] & {
            /** @constant */
            data: true;
        };
        ChangeDictTypeStatusAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["BatchResult"];
        };
        DictItemRow: {
            /**
             * 编号
             * Format: int64
             */
            id: string;
            /** 字典 */
            typeCode: string;
            /** 编码 */
            itemCode: string;
            /** 名称 */
            name: string;
            /** 英文名 */
            nameEn: string | null;
            /** 排序 */
            sort: number;
            /** 状态 */
            status: components["schemas"]["RecordStatus"];
            /** 乐观锁 */
            version: number;
        };
        /** @description One page of dictionary entries. */
        DictItemPage: {
            /** 总数 */
            total: number;
            /** 列表 */
            list: components["schemas"]["DictItemRow"][];
        };
        ListDictItemsAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["DictItemPage"];
        };
        CreateDictItemBody: {
            /** 字典 */
            typeCode: string;
            /** 编码 */
            itemCode: string;
            /** 名称 */
            name: string;
            /** 英文名 */
            nameEn?: (string | null) | undefined;
            /** 排序 */
            sort?: (number | null) | undefined;
        };
        CreateDictItemAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["DictItemRow"];
        };
        UpdateDictItemBody: {
            /**
             * 编号
             * Format: int64
             */
            id: string;
            /** 乐观锁 */
            version: number;
            /** 字典 */
            typeCode: string;
            /** 编码 */
            itemCode: string;
            /** 名称 */
            name: string;
            /** 英文名 */
            nameEn?: (string | null) | undefined;
            /** 排序 */
            sort?: (number | null) | undefined;
            /** 状态 */
            status?: (components["schemas"]["RecordStatus"] | null) | undefined;
        };
        UpdateDictItemAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["DictItemRow"];
        };
        DeleteDictItemAnswer: components["schemas"]["Envelope"] & {
            /** @constant */
            data: true;
        };
        ChangeDictItemStatusAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["BatchResult"];
        };
        /**
         * 审批类型
         * @enum {string}
         */
        WorkflowType: "orderConfirm" | "overCut" | "dosage" | "wageLock" | "wageUnlock" | "scheduleEnd" | "stockReverse" | "orderVersion" | "priceAudit";
        WorkflowNode: {
            /** 节点 */
            nodeNo: number;
            /**
             * 岗位
             * Format: int64
             */
            jobId: string | null;
            /** 负责人 */
            managerOf: string | null;
            /**
             * 用户
             * Format: int64
             */
            userId: string | null;
            /** 全部同意 */
            isAll: boolean;
        };
        WorkflowRow: {
            /**
             * 编号
             * Format: int64
             */
            id: string;
            /** 类型 */
            bizType: components["schemas"]["WorkflowType"];
            /** 名称 */
            name: string;
            /** 启用 */
            isEnabled: components["schemas"]["Flag"];
            /** 状态 */
            status: components["schemas"]["RecordStatus"];
            /** 节点 */
            nodes: components["schemas"]["WorkflowNode"][];
            /** 乐观锁 */
            version: number;
        };
        /** @description One page of workflows. */
        WorkflowPage: {
            /** 总数 */
            total: number;
            /** 列表 */
            list: components["schemas"]["WorkflowRow"][];
        };
        ListWorkflowsAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["WorkflowPage"];
        };
        WorkflowNodeInput: {
            /** 节点 */
            nodeNo: number;
            /**
             * 岗位
             * Format: int64
             */
            jobId?: (string | null) | undefined;
            /** 负责人 */
            managerOf?: (string | null) | undefined;
            /**
             * 用户
             * Format: int64
             */
            userId?: (string | null) | undefined;
            /** 全部同意 */
            isAll: boolean;
        };
        CreateWorkflowBody: {
            /** 类型 */
            bizType: components["schemas"]["WorkflowType"];
            /** 名称 */
            name: string;
            /** 节点 */
            nodes: components["schemas"]["WorkflowNodeInput"][];
            /** 启用 */
            isEnabled: components["schemas"]["Flag"];
        };
        CreateWorkflowAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["WorkflowRow"];
        };
        UpdateWorkflowBody: {
            /**
             * 编号
             * Format: int64
             */
            id: string;
            /** 乐观锁 */
            version: number;
            /** 类型 */
            bizType: components["schemas"]["WorkflowType"];
            /** 名称 */
            name: string;
            /** 节点 */
            nodes: components["schemas"]["WorkflowNodeInput"][];
            /** 启用 */
            isEnabled: components["schemas"]["Flag"];
            /** 状态 */
            status?: (components["schemas"]["RecordStatus"] | null) | undefined;
        };
        UpdateWorkflowAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["WorkflowRow"];
        };
        DeleteWorkflowAnswer: components["schemas"]["Envelope"] & {
            /** @constant */
            data: true;
        };
        ChangeWorkflowStatusAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["BatchResult"];
        };
        /**
         * 设备状态
         * @enum {integer}
         */
        MachineStatus: 0 | 1 | 2 | 3 | 4;
        /**
         * 权属
         * @enum {integer}
         */
        MachineOwnership: 1 | 2 | 3;
        MachineRow: {
            /**
             * 编号
             * Format: int64
             */
            id: string;
            /**
             * 图片
             * Format: image
             */
            imageUrl: string | null;
            /** 设备编号 */
            machineNo: string;
            /** 名称 */
            name: string;
            /** 机种 */
            machineTypeName: string | null;
            /** 状态 */
            status: components["schemas"]["MachineStatus"];
            /** 权属 */
            ownership: components["schemas"]["MachineOwnership"];
            /** 部门 */
            deptName: string | null;
            /** 工位 */
            stationNo: string | null;
            /** 位置 */
            locationCode: string | null;
            /** 品牌 */
            brand: string | null;
            /** 型号 */
            model: string | null;
            /** 序列号 */
            serialNo: string | null;
            /** 条码 */
            barcode: string;
            /**
             * 购置日期
             * Format: date
             */
            buyDate: string | null;
            /**
             * 购置价
             * Format: decimal
             */
            buyPrice?: (string | null) | undefined;
            /**
             * 保修至
             * Format: date
             */
            warrantyDate: string | null;
            /** 供应商 */
            supplierName: string | null;
            /** 保养周期(天) */
            maintainCycleDays: number | null;
            /**
             * 上次保养
             * Format: date
             */
            lastMaintainDate: string | null;
            /**
             * 下次保养
             * Format: date
             */
            nextMaintainDate: string | null;
            /** 本月维修 */
            repairNum: number;
            /**
             * 本月停机(分)
             * Format: decimal
             */
            downMin: string;
            /** 文件数 */
            docNum: number;
            /**
             * 机种
             * Format: int64
             */
            machineTypeId: string;
            /**
             * 部门
             * Format: int64
             */
            deptId: string | null;
            /** 乐观锁 */
            version: number;
        };
        MachineTotals: {
            /**
             * 购置价
             * Format: decimal
             */
            buyPrice?: (string | null) | undefined;
            /** 本月维修 */
            repairNum: number;
            /**
             * 本月停机(分)
             * Format: decimal
             */
            downMin: string | null;
        };
        /** @description One page of machines with the totals of the whole result. */
        MachinePage: {
            /** 总数 */
            total: number;
            /** 列表 */
            list: components["schemas"]["MachineRow"][];
            /** 合计 */
            sum: components["schemas"]["MachineTotals"];
        };
        ListMachinesAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["MachinePage"];
        };
        CreateMachineBody: {
            /** 设备编号 */
            machineNo: string;
            /** 名称 */
            name: string;
            /**
             * 机种
             * Format: int64
             */
            machineTypeId: string;
            /** 权属 */
            ownership: components["schemas"]["MachineOwnership"];
            /**
             * 部门
             * Format: int64
             */
            deptId?: (string | null) | undefined;
            /** 工位 */
            stationNo?: (string | null) | undefined;
            /** 库位 */
            locationCode?: (string | null) | undefined;
            /** 品牌 */
            brand?: (string | null) | undefined;
            /** 型号 */
            model?: (string | null) | undefined;
            /** 序列号 */
            serialNo?: (string | null) | undefined;
            /** 电机 */
            motor?: (string | null) | undefined;
            /** 条码 */
            barcode?: (string | null) | undefined;
            /**
             * 购置日期
             * Format: date
             */
            buyDate?: (string | null) | undefined;
            /**
             * 购置价
             * Format: decimal
             */
            buyPrice?: (string | null) | undefined;
            /**
             * 保修至
             * Format: date
             */
            warrantyDate?: (string | null) | undefined;
            /** 供应商 */
            supplierName?: (string | null) | undefined;
            /** 保养周期(天) */
            maintainCycleDays?: (number | null) | undefined;
            /** 档案文件 */
            docs?: (string[] | null) | undefined;
            /** 图片 */
            imageUrl?: (string | null) | undefined;
        };
        CreateMachineAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["MachineRow"];
        };
        UpdateMachineBody: {
            /**
             * 编号
             * Format: int64
             */
            id: string;
            /** 乐观锁 */
            version: number;
            /** 设备编号 */
            machineNo: string;
            /** 名称 */
            name: string;
            /**
             * 机种
             * Format: int64
             */
            machineTypeId: string;
            /** 权属 */
            ownership: components["schemas"]["MachineOwnership"];
            /**
             * 部门
             * Format: int64
             */
            deptId?: (string | null) | undefined;
            /** 工位 */
            stationNo?: (string | null) | undefined;
            /** 库位 */
            locationCode?: (string | null) | undefined;
            /** 品牌 */
            brand?: (string | null) | undefined;
            /** 型号 */
            model?: (string | null) | undefined;
            /** 序列号 */
            serialNo?: (string | null) | undefined;
            /** 电机 */
            motor?: (string | null) | undefined;
            /** 条码 */
            barcode?: (string | null) | undefined;
            /**
             * 购置日期
             * Format: date
             */
            buyDate?: (string | null) | undefined;
            /**
             * 购置价
             * Format: decimal
             */
            buyPrice?: (string | null) | undefined;
            /**
             * 保修至
             * Format: date
             */
            warrantyDate?: (string | null) | undefined;
            /** 供应商 */
            supplierName?: (string | null) | undefined;
            /** 保养周期(天) */
            maintainCycleDays?: (number | null) | undefined;
            /** 档案文件 */
            docs?: (string[] | null) | undefined;
            /** 图片 */
            imageUrl?: (string | null) | undefined;
        };
        UpdateMachineAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["MachineRow"];
        };
        UploadedFile: {
            /**
             * 编号
             * Format: int64
             */
            id: string;
            /** 地址 */
            url: string;
            /** 名称 */
            name: string;
            /** 大小 */
            size: number;
            /** 类型 */
            mime: string;
        };
        MachineLocationRow: {
            /**
             * 编号
             * Format: int64
             */
            id: string;
            /** 设备编号 */
            machineNo: string;
            /** 机种 */
            machineTypeName: string | null;
            /** 状态 */
            status: components["schemas"]["MachineStatus"];
            /** 产线 */
            deptName: string;
            /** 工位 */
            stationNo: string;
            /**
             * 开始日期
             * Format: timestamp
             */
            fromDate: string;
            /**
             * 结束日期
             * Format: timestamp
             */
            toDate: string | null;
            /** 在位天数 */
            stayDays: number | null;
            /** 今日操作员 */
            employeeName: string | null;
            /** 调位人 */
            updateByName: string | null;
            /**
             * 设备
             * Format: int64
             */
            machineId: string;
            /**
             * 部门
             * Format: int64
             */
            deptId: string;
            /** 乐观锁 */
            version: number;
        };
        /**
         * 维护类别
         * @enum {integer}
         */
        MaintenanceKind: 1 | 2 | 3 | 4;
        /**
         * 维修状态
         * @enum {integer}
         */
        MaintenanceStatus: 0 | 1 | 2 | 3 | 4 | 5 | 9;
        MachinePart: {
            /** 名称 */
            name: string;
            /**
             * 数量
             * Format: decimal
             */
            num: string;
            /**
             * 单价
             * Format: decimal
             */
            price: string | null;
        };
        MachineMaintenanceRow: {
            /**
             * 编号
             * Format: int64
             */
            id: string;
            /** 维修单号 */
            billNo: string;
            /** 设备编号 */
            machineNo: string;
            /** 机种 */
            machineTypeName: string;
            /** 部门 */
            deptName: string | null;
            /** 工位 */
            stationNo: string | null;
            /** 类别 */
            kind: components["schemas"]["MaintenanceKind"];
            /** 状态 */
            status: components["schemas"]["MaintenanceStatus"];
            /** 故障 */
            faultText: string | null;
            /** 报告人 */
            reportByName: string;
            /**
             * 报告时间
             * Format: timestamp
             */
            reportDate: string;
            /**
             * 接单时间
             * Format: timestamp
             */
            acceptDate: string | null;
            /**
             * 修好时间
             * Format: timestamp
             */
            finishDate: string | null;
            /**
             * 确认时间
             * Format: timestamp
             */
            confirmDate: string | null;
            /** 机修员 */
            mechanicName: string | null;
            /**
             * 停机分钟
             * Format: decimal
             */
            downMin: string | null;
            /**
             * 维修费
             * Format: decimal
             */
            cost: string | null;
            /**
             * 设备
             * Format: int64
             */
            machineId: string;
            /** 设备状态 */
            machineStatus: components["schemas"]["MachineStatus"];
            /** 故障代码 */
            faultCode: string | null;
            /** 配件 */
            parts: components["schemas"]["MachinePart"][];
            /** 图片 */
            images: string[];
            /** 乐观锁 */
            version: number;
        };
        MachineRun: {
            /**
             * 开始
             * Format: timestamp
             */
            startDate: string;
            /**
             * 结束
             * Format: timestamp
             */
            endDate: string | null;
            /** 停止原因 */
            stopReason: string | null;
        };
        Machine: {
            /** 设备 */
            machine: components["schemas"]["MachineRow"];
            /** 档案文件 */
            docs: components["schemas"]["UploadedFile"][];
            /** 位置 */
            locations: components["schemas"]["MachineLocationRow"][];
            /** 维修单 */
            bills: components["schemas"]["MachineMaintenanceRow"][];
            /** 运行 */
            runs: components["schemas"]["MachineRun"][];
        };
        GetMachineAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["Machine"];
        };
        ChangeMachineStatusBody: {
            /** 记录 */
            ids: string[];
            /** 状态 */
            status: components["schemas"]["MachineStatus"];
            /** 停止原因 */
            stopReason?: (string | null) | undefined;
        };
        ChangeMachineStatusAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["BatchResult"];
        };
        /** @description A step that needs a reason, on the version the person has on screen. */
        RecordReasonBody: {
            /**
             * 编号
             * Format: int64
             */
            id: string;
            /** 乐观锁 */
            version: number;
            /** 原因 */
            reason: string;
        };
        ScrapMachineAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["MachineRow"];
        };
        ImportCell: {
            /** 字段 */
            field: string;
            /** 内容 */
            value: string;
        };
        /** @description One row of the first sheet. */
        ImportRow: {
            /** 行号 */
            row: number;
            /** 单元格 */
            cells: components["schemas"]["ImportCell"][];
        };
        /** @description The rows that the browser read from the first sheet, by column name. */
        ImportBody: {
            /** 行 */
            rows: components["schemas"]["ImportRow"][];
        };
        ImportError: {
            /** 行号 */
            row: number;
            /** 字段 */
            field: string | null;
            /** 说明 */
            text: string;
        };
        /** @description What an import did; rows with an error changed nothing. */
        ImportResult: {
            /** 成功 */
            okNum: number;
            /** 错误 */
            errors: components["schemas"]["ImportError"][];
        };
        ImportMachinesAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["ImportResult"];
        };
    };
    responses: {
        /** @description Anything else that went wrong; 404, 405, 413, 429, 500 and 503 look like this. */
        Failure: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["FailureBody"];
            };
        };
        /** @description The access token is missing, spent or revoked (`invalid_token`). */
        Unauthorised: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["OauthError"];
            };
        };
    };
    parameters: {
        /** @description The page that is asked for, from 1. */
        PageNum: number;
        /** @description Rows on a page; 100000000 asks for all, up to the limit of the company. */
        PageSize: number;
        /** @description One search key and a direction, such as `order_no desc`; empty for the order of the list. */
        Order: string;
        /** @description JSON text that maps search keys to the values allowed, such as `{"status":[1,2]}`. */
        Filter: string;
        /** @description Conditions on search keys, such as `cut_num >= 100 and order_no like '%SO24%'`. */
        Sql: string;
        /** @description Made by the caller for one creation; the same key again answers the first result. */
        IdempotencyKey: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listColors: {
        parameters: {
            query?: {
                /** @description The page that is asked for, from 1. */
                pageNum?: number | undefined;
                /** @description Rows on a page; 100000000 asks for all, up to the limit of the company. */
                pageSize?: number | undefined;
                /** @description One search key and a direction, such as `order_no desc`; empty for the order of the list. */
                order?: string | undefined;
                /** @description JSON text that maps search keys to the values allowed, such as `{"status":[1,2]}`. */
                filter?: ListFilter | undefined;
                /** @description Conditions on search keys, such as `cut_num >= 100 and order_no like '%SO24%'`. */
                sql?: string | undefined;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListColorsAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    listSizes: {
        parameters: {
            query?: {
                /** @description The page that is asked for, from 1. */
                pageNum?: number | undefined;
                /** @description Rows on a page; 100000000 asks for all, up to the limit of the company. */
                pageSize?: number | undefined;
                /** @description One search key and a direction, such as `order_no desc`; empty for the order of the list. */
                order?: string | undefined;
                /** @description JSON text that maps search keys to the values allowed, such as `{"status":[1,2]}`. */
                filter?: ListFilter | undefined;
                /** @description Conditions on search keys, such as `cut_num >= 100 and order_no like '%SO24%'`. */
                sql?: string | undefined;
                /** @description Size group. */
                sizeGroupId?: string | undefined;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListSizesAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    listCustomers: {
        parameters: {
            query?: {
                /** @description The page that is asked for, from 1. */
                pageNum?: number | undefined;
                /** @description Rows on a page; 100000000 asks for all, up to the limit of the company. */
                pageSize?: number | undefined;
                /** @description One search key and a direction, such as `order_no desc`; empty for the order of the list. */
                order?: string | undefined;
                /** @description JSON text that maps search keys to the values allowed, such as `{"status":[1,2]}`. */
                filter?: ListFilter | undefined;
                /** @description Conditions on search keys, such as `cut_num >= 100 and order_no like '%SO24%'`. */
                sql?: string | undefined;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListCustomersAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    listMaterials: {
        parameters: {
            query?: {
                /** @description The page that is asked for, from 1. */
                pageNum?: number | undefined;
                /** @description Rows on a page; 100000000 asks for all, up to the limit of the company. */
                pageSize?: number | undefined;
                /** @description One search key and a direction, such as `order_no desc`; empty for the order of the list. */
                order?: string | undefined;
                /** @description JSON text that maps search keys to the values allowed, such as `{"status":[1,2]}`. */
                filter?: ListFilter | undefined;
                /** @description Conditions on search keys, such as `cut_num >= 100 and order_no like '%SO24%'`. */
                sql?: string | undefined;
                /** @description Kind. */
                materialType?: components["schemas"]["MaterialType"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListMaterialsAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    createColor: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made by the caller for one creation; the same key again answers the first result. */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateColorBody"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateColorAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    updateColor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateColorBody"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpdateColorAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    deleteColor: {
        parameters: {
            query: {
                /** @description Id. */
                id: string;
                /** @description Version. */
                version: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeleteColorAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    changeColorStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecordStatusBody"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangeColorStatusAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    createSize: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made by the caller for one creation; the same key again answers the first result. */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateSizeBody"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateSizeAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    updateSize: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateSizeBody"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpdateSizeAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    deleteSize: {
        parameters: {
            query: {
                /** @description Id. */
                id: string;
                /** @description Version. */
                version: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeleteSizeAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    changeSizeStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecordStatusBody"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangeSizeStatusAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    listSizeGroups: {
        parameters: {
            query?: {
                /** @description The page that is asked for, from 1. */
                pageNum?: number | undefined;
                /** @description Rows on a page; 100000000 asks for all, up to the limit of the company. */
                pageSize?: number | undefined;
                /** @description One search key and a direction, such as `order_no desc`; empty for the order of the list. */
                order?: string | undefined;
                /** @description JSON text that maps search keys to the values allowed, such as `{"status":[1,2]}`. */
                filter?: ListFilter | undefined;
                /** @description Conditions on search keys, such as `cut_num >= 100 and order_no like '%SO24%'`. */
                sql?: string | undefined;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListSizeGroupsAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    createSizeGroup: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made by the caller for one creation; the same key again answers the first result. */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateSizeGroupBody"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateSizeGroupAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    updateSizeGroup: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateSizeGroupBody"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpdateSizeGroupAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    deleteSizeGroup: {
        parameters: {
            query: {
                /** @description Id. */
                id: string;
                /** @description Version. */
                version: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeleteSizeGroupAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    changeSizeGroupStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecordStatusBody"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangeSizeGroupStatusAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    listUnits: {
        parameters: {
            query?: {
                /** @description The page that is asked for, from 1. */
                pageNum?: number | undefined;
                /** @description Rows on a page; 100000000 asks for all, up to the limit of the company. */
                pageSize?: number | undefined;
                /** @description One search key and a direction, such as `order_no desc`; empty for the order of the list. */
                order?: string | undefined;
                /** @description JSON text that maps search keys to the values allowed, such as `{"status":[1,2]}`. */
                filter?: ListFilter | undefined;
                /** @description Conditions on search keys, such as `cut_num >= 100 and order_no like '%SO24%'`. */
                sql?: string | undefined;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListUnitsAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    createUnit: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made by the caller for one creation; the same key again answers the first result. */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateUnitBody"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateUnitAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    updateUnit: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateUnitBody"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpdateUnitAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    deleteUnit: {
        parameters: {
            query: {
                /** @description Id. */
                id: string;
                /** @description Version. */
                version: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeleteUnitAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    changeUnitStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecordStatusBody"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangeUnitStatusAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    listCurrencies: {
        parameters: {
            query?: {
                /** @description The page that is asked for, from 1. */
                pageNum?: number | undefined;
                /** @description Rows on a page; 100000000 asks for all, up to the limit of the company. */
                pageSize?: number | undefined;
                /** @description One search key and a direction, such as `order_no desc`; empty for the order of the list. */
                order?: string | undefined;
                /** @description JSON text that maps search keys to the values allowed, such as `{"status":[1,2]}`. */
                filter?: ListFilter | undefined;
                /** @description Conditions on search keys, such as `cut_num >= 100 and order_no like '%SO24%'`. */
                sql?: string | undefined;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListCurrenciesAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    createCurrency: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made by the caller for one creation; the same key again answers the first result. */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateCurrencyBody"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateCurrencyAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    updateCurrency: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateCurrencyBody"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpdateCurrencyAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    deleteCurrency: {
        parameters: {
            query: {
                /** @description Id. */
                id: string;
                /** @description Version. */
                version: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeleteCurrencyAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    changeCurrencyStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecordStatusBody"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangeCurrencyStatusAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    listExchangeRates: {
        parameters: {
            query?: {
                /** @description The page that is asked for, from 1. */
                pageNum?: number | undefined;
                /** @description Rows on a page; 100000000 asks for all, up to the limit of the company. */
                pageSize?: number | undefined;
                /** @description One search key and a direction, such as `order_no desc`; empty for the order of the list. */
                order?: string | undefined;
                /** @description JSON text that maps search keys to the values allowed, such as `{"status":[1,2]}`. */
                filter?: ListFilter | undefined;
                /** @description Conditions on search keys, such as `cut_num >= 100 and order_no like '%SO24%'`. */
                sql?: string | undefined;
                /** @description Currency. */
                currencyCode?: string | undefined;
                /** @description Date. */
                date?: string | undefined;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListExchangeRatesAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    createExchangeRate: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made by the caller for one creation; the same key again answers the first result. */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateExchangeRateBody"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateExchangeRateAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    updateExchangeRate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateExchangeRateBody"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpdateExchangeRateAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    deleteExchangeRate: {
        parameters: {
            query: {
                /** @description Id. */
                id: string;
                /** @description Version. */
                version: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeleteExchangeRateAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    changeExchangeRateStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecordStatusBody"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangeExchangeRateStatusAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    createCustomer: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made by the caller for one creation; the same key again answers the first result. */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateCustomerBody"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateCustomerAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    updateCustomer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateCustomerBody"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpdateCustomerAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    deleteCustomer: {
        parameters: {
            query: {
                /** @description Id. */
                id: string;
                /** @description Version. */
                version: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeleteCustomerAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    changeCustomerStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecordStatusBody"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangeCustomerStatusAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    listFactories: {
        parameters: {
            query?: {
                /** @description The page that is asked for, from 1. */
                pageNum?: number | undefined;
                /** @description Rows on a page; 100000000 asks for all, up to the limit of the company. */
                pageSize?: number | undefined;
                /** @description One search key and a direction, such as `order_no desc`; empty for the order of the list. */
                order?: string | undefined;
                /** @description JSON text that maps search keys to the values allowed, such as `{"status":[1,2]}`. */
                filter?: ListFilter | undefined;
                /** @description Conditions on search keys, such as `cut_num >= 100 and order_no like '%SO24%'`. */
                sql?: string | undefined;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListFactoriesAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    createFactory: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made by the caller for one creation; the same key again answers the first result. */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateFactoryBody"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateFactoryAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    updateFactory: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateFactoryBody"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpdateFactoryAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    deleteFactory: {
        parameters: {
            query: {
                /** @description Id. */
                id: string;
                /** @description Version. */
                version: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeleteFactoryAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    changeFactoryStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecordStatusBody"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangeFactoryStatusAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    listWarehouses: {
        parameters: {
            query?: {
                /** @description The page that is asked for, from 1. */
                pageNum?: number | undefined;
                /** @description Rows on a page; 100000000 asks for all, up to the limit of the company. */
                pageSize?: number | undefined;
                /** @description One search key and a direction, such as `order_no desc`; empty for the order of the list. */
                order?: string | undefined;
                /** @description JSON text that maps search keys to the values allowed, such as `{"status":[1,2]}`. */
                filter?: ListFilter | undefined;
                /** @description Conditions on search keys, such as `cut_num >= 100 and order_no like '%SO24%'`. */
                sql?: string | undefined;
                /** @description Kind. */
                warehouseType?: components["schemas"]["WarehouseType"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListWarehousesAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    createWarehouse: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made by the caller for one creation; the same key again answers the first result. */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateWarehouseBody"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateWarehouseAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    updateWarehouse: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateWarehouseBody"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpdateWarehouseAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    deleteWarehouse: {
        parameters: {
            query: {
                /** @description Id. */
                id: string;
                /** @description Version. */
                version: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeleteWarehouseAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    changeWarehouseStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecordStatusBody"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangeWarehouseStatusAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    createMaterial: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made by the caller for one creation; the same key again answers the first result. */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateMaterialBody"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateMaterialAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    updateMaterial: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateMaterialBody"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpdateMaterialAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    deleteMaterial: {
        parameters: {
            query: {
                /** @description Id. */
                id: string;
                /** @description Version. */
                version: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeleteMaterialAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    changeMaterialStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecordStatusBody"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangeMaterialStatusAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    listWashings: {
        parameters: {
            query?: {
                /** @description The page that is asked for, from 1. */
                pageNum?: number | undefined;
                /** @description Rows on a page; 100000000 asks for all, up to the limit of the company. */
                pageSize?: number | undefined;
                /** @description One search key and a direction, such as `order_no desc`; empty for the order of the list. */
                order?: string | undefined;
                /** @description JSON text that maps search keys to the values allowed, such as `{"status":[1,2]}`. */
                filter?: ListFilter | undefined;
                /** @description Conditions on search keys, such as `cut_num >= 100 and order_no like '%SO24%'`. */
                sql?: string | undefined;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListWashingsAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    createWashing: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made by the caller for one creation; the same key again answers the first result. */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateWashingBody"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateWashingAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    updateWashing: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateWashingBody"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpdateWashingAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    deleteWashing: {
        parameters: {
            query: {
                /** @description Id. */
                id: string;
                /** @description Version. */
                version: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeleteWashingAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    changeWashingStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecordStatusBody"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangeWashingStatusAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    listProcesses: {
        parameters: {
            query?: {
                /** @description The page that is asked for, from 1. */
                pageNum?: number | undefined;
                /** @description Rows on a page; 100000000 asks for all, up to the limit of the company. */
                pageSize?: number | undefined;
                /** @description One search key and a direction, such as `order_no desc`; empty for the order of the list. */
                order?: string | undefined;
                /** @description JSON text that maps search keys to the values allowed, such as `{"status":[1,2]}`. */
                filter?: ListFilter | undefined;
                /** @description Conditions on search keys, such as `cut_num >= 100 and order_no like '%SO24%'`. */
                sql?: string | undefined;
                /** @description Section. */
                section?: components["schemas"]["Section"];
                /** @description Machine type. */
                machineTypeId?: string | undefined;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListProcessesAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    createProcess: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made by the caller for one creation; the same key again answers the first result. */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateProcessBody"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateProcessAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    updateProcess: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateProcessBody"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpdateProcessAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    deleteProcess: {
        parameters: {
            query: {
                /** @description Id. */
                id: string;
                /** @description Version. */
                version: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeleteProcessAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    changeProcessStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecordStatusBody"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangeProcessStatusAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    listCategories: {
        parameters: {
            query?: {
                /** @description The page that is asked for, from 1. */
                pageNum?: number | undefined;
                /** @description Rows on a page; 100000000 asks for all, up to the limit of the company. */
                pageSize?: number | undefined;
                /** @description One search key and a direction, such as `order_no desc`; empty for the order of the list. */
                order?: string | undefined;
                /** @description JSON text that maps search keys to the values allowed, such as `{"status":[1,2]}`. */
                filter?: ListFilter | undefined;
                /** @description Conditions on search keys, such as `cut_num >= 100 and order_no like '%SO24%'`. */
                sql?: string | undefined;
                /** @description Kind. */
                kind?: components["schemas"]["CategoryKind"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListCategoriesAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    createCategory: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made by the caller for one creation; the same key again answers the first result. */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateCategoryBody"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateCategoryAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    updateCategory: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateCategoryBody"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpdateCategoryAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    deleteCategory: {
        parameters: {
            query: {
                /** @description Id. */
                id: string;
                /** @description Version. */
                version: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeleteCategoryAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    changeCategoryStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecordStatusBody"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangeCategoryStatusAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    listMachineTypes: {
        parameters: {
            query?: {
                /** @description The page that is asked for, from 1. */
                pageNum?: number | undefined;
                /** @description Rows on a page; 100000000 asks for all, up to the limit of the company. */
                pageSize?: number | undefined;
                /** @description One search key and a direction, such as `order_no desc`; empty for the order of the list. */
                order?: string | undefined;
                /** @description JSON text that maps search keys to the values allowed, such as `{"status":[1,2]}`. */
                filter?: ListFilter | undefined;
                /** @description Conditions on search keys, such as `cut_num >= 100 and order_no like '%SO24%'`. */
                sql?: string | undefined;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListMachineTypesAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    createMachineType: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made by the caller for one creation; the same key again answers the first result. */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateMachineTypeBody"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateMachineTypeAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    updateMachineType: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateMachineTypeBody"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpdateMachineTypeAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    deleteMachineType: {
        parameters: {
            query: {
                /** @description Id. */
                id: string;
                /** @description Version. */
                version: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeleteMachineTypeAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    changeMachineTypeStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecordStatusBody"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangeMachineTypeStatusAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    listDictTypes: {
        parameters: {
            query?: {
                /** @description The page that is asked for, from 1. */
                pageNum?: number | undefined;
                /** @description Rows on a page; 100000000 asks for all, up to the limit of the company. */
                pageSize?: number | undefined;
                /** @description One search key and a direction, such as `order_no desc`; empty for the order of the list. */
                order?: string | undefined;
                /** @description JSON text that maps search keys to the values allowed, such as `{"status":[1,2]}`. */
                filter?: ListFilter | undefined;
                /** @description Conditions on search keys, such as `cut_num >= 100 and order_no like '%SO24%'`. */
                sql?: string | undefined;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListDictTypesAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    createDictType: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made by the caller for one creation; the same key again answers the first result. */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateDictTypeBody"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateDictTypeAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    updateDictType: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateDictTypeBody"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpdateDictTypeAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    deleteDictType: {
        parameters: {
            query: {
                /** @description Id. */
                id: string;
                /** @description Version. */
                version: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeleteDictTypeAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    changeDictTypeStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecordStatusBody"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangeDictTypeStatusAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    listDictItems: {
        parameters: {
            query?: {
                /** @description The page that is asked for, from 1. */
                pageNum?: number | undefined;
                /** @description Rows on a page; 100000000 asks for all, up to the limit of the company. */
                pageSize?: number | undefined;
                /** @description One search key and a direction, such as `order_no desc`; empty for the order of the list. */
                order?: string | undefined;
                /** @description JSON text that maps search keys to the values allowed, such as `{"status":[1,2]}`. */
                filter?: ListFilter | undefined;
                /** @description Conditions on search keys, such as `cut_num >= 100 and order_no like '%SO24%'`. */
                sql?: string | undefined;
                /** @description Dictionary. */
                typeCode?: string | undefined;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListDictItemsAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    createDictItem: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made by the caller for one creation; the same key again answers the first result. */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateDictItemBody"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateDictItemAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    updateDictItem: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateDictItemBody"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpdateDictItemAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    deleteDictItem: {
        parameters: {
            query: {
                /** @description Id. */
                id: string;
                /** @description Version. */
                version: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeleteDictItemAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    changeDictItemStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecordStatusBody"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangeDictItemStatusAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    listWorkflows: {
        parameters: {
            query?: {
                /** @description The page that is asked for, from 1. */
                pageNum?: number | undefined;
                /** @description Rows on a page; 100000000 asks for all, up to the limit of the company. */
                pageSize?: number | undefined;
                /** @description One search key and a direction, such as `order_no desc`; empty for the order of the list. */
                order?: string | undefined;
                /** @description JSON text that maps search keys to the values allowed, such as `{"status":[1,2]}`. */
                filter?: ListFilter | undefined;
                /** @description Conditions on search keys, such as `cut_num >= 100 and order_no like '%SO24%'`. */
                sql?: string | undefined;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListWorkflowsAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    createWorkflow: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made by the caller for one creation; the same key again answers the first result. */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateWorkflowBody"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateWorkflowAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    updateWorkflow: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateWorkflowBody"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpdateWorkflowAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    deleteWorkflow: {
        parameters: {
            query: {
                /** @description Id. */
                id: string;
                /** @description Version. */
                version: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeleteWorkflowAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    changeWorkflowStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecordStatusBody"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangeWorkflowStatusAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    listMachines: {
        parameters: {
            query?: {
                /** @description The page that is asked for, from 1. */
                pageNum?: number | undefined;
                /** @description Rows on a page; 100000000 asks for all, up to the limit of the company. */
                pageSize?: number | undefined;
                /** @description One search key and a direction, such as `order_no desc`; empty for the order of the list. */
                order?: string | undefined;
                /** @description JSON text that maps search keys to the values allowed, such as `{"status":[1,2]}`. */
                filter?: ListFilter | undefined;
                /** @description Conditions on search keys, such as `cut_num >= 100 and order_no like '%SO24%'`. */
                sql?: string | undefined;
                /** @description Department. */
                deptId?: string | undefined;
                /** @description Machine type. */
                machineTypeId?: string | undefined;
                /** @description Maintenance due. */
                due?: boolean | undefined;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListMachinesAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    createMachine: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made by the caller for one creation; the same key again answers the first result. */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateMachineBody"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateMachineAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    updateMachine: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateMachineBody"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpdateMachineAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    getMachine: {
        parameters: {
            query?: {
                /** @description Id. */
                id?: string | undefined;
                /** @description Machine no.. */
                machineNo?: string | undefined;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetMachineAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    changeMachineStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeMachineStatusBody"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangeMachineStatusAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    scrapMachine: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecordReasonBody"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScrapMachineAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    importMachines: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made by the caller for one creation; the same key again answers the first result. */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImportBody"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportMachinesAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
}
