// Generated from specs/ by packages/sdk/scripts/generate.ts. Do not edit.
import type { ListFilter } from '../list-filter.ts';

export interface paths {
    "/saas/order/selectOrderList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 订单列表
         * @description A page of the orders of the company, for the order list and for order pickers.
         */
        get: operations["listOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/saas/order/countByStatus": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 订单状态计数
         * @description How many orders stand in each status under the search of the list, for its chips.
         */
        get: operations["countOrdersByStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/saas/order/getOrderById": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 订单详情
         * @description One order with every child grid, for the order page.
         */
        get: operations["getOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reduce/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 裁床列表
         * @description A page of the cutting beds, for the working list and the list of submitted beds.
         */
        get: operations["listCuttingBeds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reduce/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 裁床计数
         * @description The figures of the chips above the bed list.
         */
        get: operations["countCuttingBeds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reduce/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 床次详情
         * @description One bed with its grids, for the editor and its read-only file.
         */
        get: operations["getCuttingBed"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reduce/sizes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 床单可选数据
         * @description What is left to cut of an order and what a bed of it may be made of, for the bed editor.
         */
        get: operations["listCuttingBedSizes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reduce/insert": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 新增床次
         * @description Saves a new bed as a draft and gives it its number, for the cutting leader.
         */
        post: operations["createCuttingBed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reduce/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * 保存床次
         * @description Replaces the content of a bed that is not submitted yet.
         */
        put: operations["updateCuttingBed"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reduce/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * 开始铺布
         * @description Starts the spreading of a draft; the table and the die must be free.
         */
        put: operations["startCuttingBed"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reduce/cutDone": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * 裁完
         * @description Declares a bed cut; plies by roll must equal plies by colour.
         */
        put: operations["finishCutting"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reduce/submit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * 提交床次
         * @description Hands a bed on: checks pieces, fabric and shares, counts it as cut, bundles it when the company wants that.
         */
        put: operations["submitCuttingBed"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reduce/unsubmit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * 撤回提交
         * @description Takes a submitted bed without bundles back to draft and gives its pieces back.
         */
        put: operations["unsubmitCuttingBed"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reduce/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * 审批用料差异
         * @description Approves or refuses the fabric use of a bed; nobody decides on the own submission.
         */
        put: operations["approveCuttingBed"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reduce/delete": {
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
         * 作废床次
         * @description Voids a bed that is not submitted; its rolls are released and its number is never used again.
         */
        delete: operations["deleteCuttingBed"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cutPlan/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 裁剪方案列表
         * @description A page of cut plans with markers and lays, for the order page and for opening beds from a plan.
         */
        get: operations["listCutPlans"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tympan/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 布卷列表
         * @description A page of fabric rolls, for the fabric store and for putting rolls on a bed.
         */
        get: operations["listFabricRolls"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/scan/resolve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 识别条码
         * @description Says what a scanned roll, badge, bundle, coupon, bed or table code is, for every scan field.
         */
        get: operations["resolveScanCode"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bundleProcess/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 扎号工序列表
         * @description The processes of a bundle or a bed with what is done and what may be reported now.
         */
        get: operations["listBundleProcesses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bundleProcess/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * 报工扫描
         * @description Records that an employee did a process on some pieces of a bundle; repeating a request changes nothing.
         */
        put: operations["recordScan"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bundleProcess/reverse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * 冲正
         * @description Takes a scan back with a counter-entry, by the employee within minutes or by the line leader later.
         */
        put: operations["reverseScan"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/myDay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 我的今日
         * @description Pieces, minutes and money of one employee on a work date with the latest scans, for the handheld.
         */
        get: operations["getMyDay"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/preload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 离线数据
         * @description The open bundles of the line and its people, for a handheld at the start of a shift.
         */
        get: operations["getAppPreload"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fixedSplitting/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 固定拆分列表
         * @description A page of the bundle split rules; with an order, only those that may apply to it.
         */
        get: operations["listBundleSplitRules"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bundle/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 扎号列表
         * @description A page of bundles, for the bundle list, the bed file and the ticket pages.
         */
        get: operations["listBundles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bundle/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 扎号计数
         * @description Bundles and pieces by status under the search of the list, for its chips.
         */
        get: operations["countBundles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bundle/generate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 生成扎号
         * @description Makes the bundles and their processes of a submitted bed; a second call answers the existing ones.
         */
        post: operations["generateBundles"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/board/reduceBed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 裁床大屏
         * @description All figures of the cutting-room wall board in one answer, from roll-ups at most a minute old.
         */
        get: operations["getCuttingRoomBoard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bizLog/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 单据日志
         * @description The steps and changes of one record, newest first, for its log tab.
         */
        get: operations["listBusinessLogs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companySetting": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 公司设置
         * @description Every setting of the company in force, read once at sign-in and again when one changes.
         */
        get: operations["listCompanySettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companySetting/code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 一项公司设置
         * @description One setting of the company by its code.
         */
        get: operations["getCompanySetting"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/saas/order/checkOrderNo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 检查订单号
         * @description Says whether an order number is free, while it is typed.
         */
        get: operations["checkOrderNo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/saas/order/insertOrder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 新增订单
         * @description Saves a new order as a draft with its matrix.
         */
        post: operations["createOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/saas/order/updateOrder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * 保存订单
         * @description Replaces the head, matrix and shipments of an order.
         */
        put: operations["updateOrder"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/saas/order/updateListOrder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * 批量修改订单
         * @description Puts the same priority, dates or merchandiser on many orders, each with its own outcome.
         */
        put: operations["updateOrders"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/saas/order/deleteOrder": {
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
         * 删除订单
         * @description Deletes a draft or a cancelled order.
         */
        delete: operations["deleteOrder"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/saas/order/importOrderExcel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 导入订单
         * @description Makes draft orders from sheet rows; all or nothing for each order.
         */
        post: operations["importOrders"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/saas/order/confirmOrder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * 确认订单
         * @description Checks a draft against every confirm rule and copies the style into it.
         */
        put: operations["confirmOrder"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/saas/order/withdrawOrder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * 撤回订单
         * @description Takes a confirmed order that nothing hangs on back to draft.
         */
        put: operations["withdrawOrder"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/saas/order/suspendOrder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * 暂停订单
         * @description Stops the schedules of an order and blocks new beds, deliveries and scans.
         */
        put: operations["suspendOrder"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/saas/order/resumeOrder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * 恢复订单
         * @description Returns a suspended order to the status it had before.
         */
        put: operations["resumeOrder"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/saas/order/finishOrder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * 完工
         * @description Declares an order finished; without the quantity it needs a reason.
         */
        put: operations["finishOrder"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/saas/order/reopenOrder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * 重开订单
         * @description Takes a finished order back into production.
         */
        put: operations["reopenOrder"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/saas/order/closeOrder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * 结案
         * @description Closes an order whose figures balance and locks its wages.
         */
        put: operations["closeOrder"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/saas/order/uncloseOrder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * 反结案
         * @description Takes a closed order back to finished while no paid wage depends on it.
         */
        put: operations["uncloseOrder"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/saas/order/cancelOrder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * 取消订单
         * @description Cancels an order nothing was cut of and releases what it held.
         */
        put: operations["cancelOrder"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/saas/order/confirmCheck": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 确认检查
         * @description Every rule of the confirmation with its outcome, before the step is taken.
         */
        get: operations["getOrderConfirmCheck"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/saas/order/closeCheck": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 结案检查
         * @description Every balance a closing asks for with its outcome.
         */
        get: operations["getOrderCloseCheck"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/saas/order/wageReport/lock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * 锁定订单工资
         * @description Freezes scans, reversals and prices of an order for the payroll.
         */
        put: operations["lockOrderWages"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/saas/order/wageReport/unlock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * 解锁订单工资
         * @description Opens the wages of an order again after the approval that it asks for.
         */
        put: operations["unlockOrderWages"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/saas/order/selectZyOrderList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 作业订单列表
         * @description A page of the released orders with the figures of execution, for workshops.
         */
        get: operations["listReleasedOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/saas/order/zyStageByColorSize": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 作业订单各阶段
         * @description The pieces of every stage by colour and size, for an expanded row.
         */
        get: operations["getReleasedOrderStages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/saas/order/orderBom/select": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 订单BOM
         * @description The lines of the bill of materials of one order.
         */
        get: operations["listOrderBom"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/saas/order/orderBom/batchInsert": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 保存订单BOM
         * @description Replaces the bill of materials by difference and computes the needs again.
         */
        post: operations["replaceOrderBom"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/saas/order/orderBom/delete": {
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
         * 删除BOM行
         * @description Deletes one line that nothing was issued of.
         */
        delete: operations["deleteOrderBom"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/saas/order/part/batchInsert": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 保存部位
         * @description Replace the parts of an order by difference: matched rows are changed, missing ones leave when nothing uses them.
         */
        post: operations["replaceOrderParts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/saas/order/process/batchInsert": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 保存订单工序
         * @description Replace the processes of an order by difference: matched rows are changed, missing ones leave when nothing uses them.
         */
        post: operations["replaceOrderProcesses"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/saas/order/colorMatching/batchInsert": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 保存配色
         * @description Replace the colour matching of an order by difference: matched rows are changed, missing ones leave when nothing uses them.
         */
        post: operations["replaceOrderColorMatching"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/saas/order/workshop/batchInsert": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 保存车间
         * @description Replace the workshops of an order by difference: matched rows are changed, missing ones leave when nothing uses them.
         */
        post: operations["replaceOrderWorkshops"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/saas/order/tympan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 预留布卷
         * @description Reserve fabric rolls of an order by difference: matched rows are changed, missing ones leave when nothing uses them.
         */
        post: operations["saveOrderFabrics"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/saas/order/qualifying": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 保存质量标准
         * @description Saves acceptance levels, gates and measuring points of an order.
         */
        post: operations["saveOrderQualifying"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/saas/order/shipment/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 保存走货
         * @description Replaces the shipments of an order; together they must equal its matrix.
         */
        post: operations["saveOrderShipment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/saas/order/machine/insert": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 新增订单设备
         * @description Asks for machines of a type on a line; more than the line has are refused.
         */
        post: operations["createOrderMachine"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/saas/order/machine/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * 修改订单设备
         * @description Changes the number, line or dates of machines asked for.
         */
        put: operations["updateOrderMachine"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/saas/order/machine/batchDelete": {
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
         * 删除订单设备
         * @description Removes machine requests of an order, each with its own outcome.
         */
        delete: operations["deleteOrderMachines"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/saas/order/resourcesOccupation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 占用资源
         * @description Reserves a line, machine, die or table for an order; an overlap names the other order.
         */
        post: operations["createResourceOccupation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/saas/order/cancelOccupation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * 释放资源
         * @description Ends an occupation so that others can have the resource.
         */
        put: operations["cancelResourceOccupation"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/saas/order/slotCard/batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 绑定插卡
         * @description Binds cards to bundles, each pair with its own outcome.
         */
        post: operations["bindOrderSlotCards"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cutPlan/suggest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 智能排床
         * @description Proposes lays and plies for the matrix of an order without saving anything.
         */
        post: operations["suggestCutPlan"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cutPlan/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 保存裁剪方案
         * @description Saves a draft plan with markers and lays.
         */
        post: operations["saveCutPlan"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cutPlan/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * 批准裁剪方案
         * @description Approves a plan within its limits and sends the lays to the schedule.
         */
        put: operations["approveCutPlan"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/saas/order/version/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 订单版本列表
         * @description A page of the change orders, of one order or of all.
         */
        get: operations["listOrderVersions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/saas/order/version/diff": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 版本对比
         * @description The differences between two versions of an order.
         */
        get: operations["getOrderVersionDiff"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/saas/order/version/draft": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 变更草稿
         * @description The open draft of a change order with what it would touch.
         */
        get: operations["getOrderVersionDraft"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/saas/order/version": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 保存变更
         * @description Saves a change order as a draft; nothing of the order changes yet.
         */
        post: operations["saveOrderVersion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/saas/order/version/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 检查变更
         * @description Says what a change would touch and which rules it breaks, while it is typed.
         */
        post: operations["checkOrderVersion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/saas/order/version/effective": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * 变更生效
         * @description Applies a change order under the rules of quantity, process and cut pieces.
         */
        put: operations["activateOrderVersion"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/saas/order/version/refuse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * 拒绝变更
         * @description Refuses a change order with a reason.
         */
        put: operations["refuseOrderVersion"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/saas/order/version/resync": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 同步款式
         * @description Makes a change order out of what the style has become; refused once a changed process was scanned.
         */
        post: operations["resyncOrderFromStyle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/saas/order/price/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 订单工价列表
         * @description A page of the piece prices of orders with the pending ones.
         */
        get: operations["listOrderPrices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/saas/order/price": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 调价
         * @description Sets prices from tomorrow on at the earliest; ranges never overlap.
         */
        post: operations["saveOrderPrice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/saas/order/price/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * 审核工价
         * @description Approves or refuses prices, each with its own outcome.
         */
        put: operations["auditOrderPrice"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/saas/order/price/repricePreview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 重算差异预览
         * @description What people would gain or lose if past work were paid at the new price.
         */
        post: operations["previewRepricing"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/assignmentOrder/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 派工单列表
         * @description A page of dispatch orders.
         */
        get: operations["listDispatchOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/assignmentOrder/insert": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 新增派工单
         * @description Adds a dispatch order and answers it as saved.
         */
        post: operations["createDispatchOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/assignmentOrder/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * 修改派工单
         * @description Replaces the fields of a dispatch order in the version the person has on screen.
         */
        put: operations["updateDispatchOrder"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/assignmentOrder/issue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 下达派工
         * @description Hands drafts to their workshop, line or group, each with its own outcome.
         */
        post: operations["issueDispatchOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/assignmentOrder/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * 接单
         * @description The receiving side takes the dispatch on.
         */
        put: operations["acceptDispatchOrder"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/assignmentOrder/finish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * 完成派工
         * @description Ends a dispatch; below its quantity a reason is needed.
         */
        put: operations["finishDispatchOrder"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/assignmentOrder/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * 取消派工
         * @description Cancels a dispatch nothing was done of.
         */
        put: operations["cancelDispatchOrder"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/assignmentOrder/remain": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 未派数量
         * @description What is left to dispatch of an order by section, colour and size.
         */
        get: operations["getDispatchRemain"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/schedule/lineLoad": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 产线负荷
         * @description The load of a line by day, and after a dispatch of the given quantity.
         */
        get: operations["getLineLoad"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/knifeMold/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 刀模列表
         * @description A page of cutting dies.
         */
        get: operations["listCuttingDies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/knifeMold/insert": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 新增刀模
         * @description Adds a die and answers it as saved.
         */
        post: operations["createCuttingDie"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/knifeMold/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * 修改刀模
         * @description Replaces the fields of a die in the version the person has on screen.
         */
        put: operations["updateCuttingDie"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/knifeMold/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * 刀模状态
         * @description Sends dies to sharpening, takes them back or scraps them, each with its own outcome.
         */
        put: operations["changeCuttingDieStatus"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/knifeMold/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 刀模履历
         * @description What happened to a die, newest first.
         */
        get: operations["listCuttingDieHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/knifeAndTympan/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 刀模与布料
         * @description Which dies may cut which fabrics, and how many plies.
         */
        get: operations["listDieFabricRules"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/knifeAndTympan/batchSave": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 保存刀模与布料
         * @description Saves many pairs of die and fabric at once.
         */
        post: operations["saveDieFabricRules"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/target/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 目标产量列表
         * @description A page of the daily targets of lines with their hours.
         */
        get: operations["listTargets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/target/insert": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 保存目标
         * @description Saves targets of lines and days, new ones and changed ones.
         */
        post: operations["saveTargets"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/target/generate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 生成目标
         * @description Makes the targets of a day out of the schedule.
         */
        post: operations["generateTargets"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/target/actual": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 目标与实际
         * @description Target, due and actual of a line now.
         */
        get: operations["getTargetActual"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/targetHeartRate/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 目标节拍列表
         * @description A page of the takt targets with the beat of now.
         */
        get: operations["listTaktTargets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/targetHeartRate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 保存节拍
         * @description Sets the takt of lines for a day.
         */
        post: operations["saveTaktTarget"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/targetHeartRate/beat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 实时节拍
         * @description The beat of a line now and in the last two hours.
         */
        get: operations["getLiveBeat"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/report/workShopVipReport": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 车间重点单
         * @description VIP and rush orders by workshop with what a day must bring.
         */
        get: operations["getKeyOrderReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/report/employeeSkillReport": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 技能矩阵
         * @description Efficiency of people by process over thirty days.
         */
        get: operations["getEmployeeSkillReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/report/employeeSkillReport/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 技能历史
         * @description The days behind one cell of the skill matrix.
         */
        get: operations["getEmployeeSkillHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/style/select": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 款式列表
         * @description A page of styles.
         */
        get: operations["listStyles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/style/insert": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 新增款式
         * @description Adds a style and answers it as saved.
         */
        post: operations["createStyle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/style/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * 修改款式
         * @description Replaces the fields of a style in the version the person has on screen.
         */
        put: operations["updateStyle"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/style/delete": {
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
         * 删除款式
         * @description Deletes a style that nothing refers to; one in use is refused.
         */
        delete: operations["deleteStyle"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/style/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 款式详情
         * @description One style with every grid, for the style page.
         */
        get: operations["getStyle"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/style/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 导入款式
         * @description Makes draft styles from sheet rows and reports errors by row.
         */
        post: operations["importStyles"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/style/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * 批准款式
         * @description Checks a style and counts its version on, so that orders can copy it.
         */
        put: operations["approveStyle"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/style/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * 款式状态
         * @description Disables styles or takes them back, each with its own outcome.
         */
        put: operations["changeStyleStatus"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/style/compare": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 对比款式
         * @description The differences between two styles.
         */
        get: operations["compareStyles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/style/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 引用订单
         * @description The orders that were made of a style and the version they copied.
         */
        get: operations["listStyleOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/style/sizeColor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 保存颜色尺码
         * @description Save colours and sizes of a style by difference, on the version the person has on screen.
         */
        post: operations["saveStyleSizeColor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/style/part": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 保存部位
         * @description Save the parts of a style by difference, on the version the person has on screen.
         */
        post: operations["saveStyleParts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/style/bom": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 保存BOM
         * @description Save the bill of materials of a style by difference, on the version the person has on screen.
         */
        post: operations["saveStyleBom"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/style/process": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 保存工序
         * @description Save the processes of a style by difference, on the version the person has on screen.
         */
        post: operations["saveStyleProcess"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/style/tympan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 保存面料规格
         * @description Save the fabrics of a style by difference, on the version the person has on screen.
         */
        post: operations["saveStyleFabrics"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/style/quality": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 保存质量要求
         * @description Save the quality points of a style by difference, on the version the person has on screen.
         */
        post: operations["saveStyleQuality"];
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
         * 订单状态
         * @enum {integer}
         */
        OrderStatus: 0 | 1 | 2 | 3 | 4 | 5 | 9;
        /**
         * 优先级
         * @enum {integer}
         */
        OrderPriority: 0 | 1 | 2;
        /**
         * 订单类型
         * @enum {integer}
         */
        OrderType: 1 | 2 | 3 | 4 | 5;
        /**
         * 订单来源
         * @enum {integer}
         */
        OrderSource: 1 | 2 | 3 | 4;
        /**
         * 是否
         * @enum {integer}
         */
        Flag: 0 | 1;
        /** @description A row of the order list. The money columns exist only for people with their field permission. */
        OrderRow: {
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
            /** 订单号 */
            orderNo: string;
            /** 状态 */
            status: components["schemas"]["OrderStatus"];
            /** 优先级 */
            priority: components["schemas"]["OrderPriority"];
            /** 客户 */
            customerName: string;
            /** 客户PO */
            customerPo: string | null;
            /** 销售单号 */
            saleNo: string | null;
            /** 款号 */
            styleNo: string;
            /** 款名 */
            styleName: string;
            /** 订单类型 */
            orderType: components["schemas"]["OrderType"];
            /** 颜色 */
            colorNames: string[];
            /** 订单数量 */
            orderNum: number;
            /** 计划裁 */
            planNum: number;
            /** 实裁数 */
            cutNum: number;
            /**
             * 裁/订%
             * Format: decimal
             */
            cutOrderPct: string | null;
            /** 车缝数 */
            sewNum: number;
            /** 检验合格 */
            qcPassNum: number;
            /** 入库数 */
            inNum: number;
            /** 出货数 */
            outNum: number;
            /**
             * 交期
             * Format: date
             */
            deliveryDate: string;
            /**
             * 预计完成
             * Format: date
             */
            forecastDate: string | null;
            /** 延误天 */
            delayDays: number | null;
            /**
             * 下单日期
             * Format: date
             */
            orderDate: string | null;
            /**
             * 物料日期
             * Format: date
             */
            materialDate: string | null;
            /**
             * 计划裁剪
             * Format: date
             */
            planCutDate: string | null;
            /**
             * 计划上线
             * Format: date
             */
            planSewDate: string | null;
            /**
             * 单价
             * Format: decimal
             */
            unitPrice?: (string | null) | undefined;
            /**
             * 加工费
             * Format: decimal
             */
            cmPrice?: (string | null) | undefined;
            /** 币种 */
            currencyCode: string | null;
            /**
             * 金额
             * Format: decimal
             */
            amount?: (string | null) | undefined;
            /**
             * 总工时(分)
             * Format: decimal
             */
            samTotal: string | null;
            /** 跟单 */
            merchandiserName: string | null;
            /** 工厂 */
            factoryName: string | null;
            /** 版本号 */
            versionNo: number;
            /** 来源 */
            source: components["schemas"]["OrderSource"];
            /** 工资锁 */
            wageLocked: components["schemas"]["Flag"];
            /** 创建人 */
            createByName: string | null;
            /**
             * 创建时间
             * Format: timestamp
             */
            createDate: string;
            /**
             * 客户
             * Format: int64
             */
            customerId: string;
            /**
             * 款式
             * Format: int64
             */
            styleId: string;
            /**
             * 跟单
             * Format: int64
             */
            merchandiserId: string | null;
            /**
             * 工厂
             * Format: int64
             */
            factoryId: string | null;
            /** 乐观锁 */
            version: number;
        };
        OrderTotals: {
            /** 订单数量 */
            orderNum: number;
            /** 计划裁 */
            planNum: number;
            /** 实裁数 */
            cutNum: number;
            /** 车缝数 */
            sewNum: number;
            /** 检验合格 */
            qcPassNum: number;
            /** 入库数 */
            inNum: number;
            /** 出货数 */
            outNum: number;
            /**
             * 金额
             * Format: decimal
             */
            amount?: (string | null) | undefined;
        };
        /** @description One page of orders with the totals of the whole result. */
        OrderPage: {
            /** 总数 */
            total: number;
            /** 列表 */
            list: components["schemas"]["OrderRow"][];
            /** 合计 */
            sum: components["schemas"]["OrderTotals"];
        };
        ListOrdersAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["OrderPage"];
        };
        /** @description What a rejected token or credential is answered with, in the words of OAuth 2. */
        OauthError: {
            /** 错误 */
            error: string;
            /** 说明 */
            error_description?: string | undefined;
        };
        OrderStatusCount: {
            /** 状态 */
            status: components["schemas"]["OrderStatus"];
            /** 订单数 */
            orderCount: number;
            /** 订单数量 */
            orderNum: number;
        };
        OrderCounts: {
            /** 合计 */
            total: number;
            /** 按状态 */
            counts: components["schemas"]["OrderStatusCount"][];
        };
        CountOrdersByStatusAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["OrderCounts"];
        };
        /**
         * 包装方式
         * @enum {integer}
         */
        PackMethod: 1 | 2 | 3 | 4;
        OrderColor: {
            /**
             * 编号
             * Format: int64
             */
            id: string;
            /**
             * 颜色
             * Format: int64
             */
            colorId: string;
            /** 颜色 */
            colorName: string;
            /** 色值 */
            hex: string | null;
            /** 序号 */
            seqNo: number;
            /** 客户颜色 */
            customerColor: string | null;
            /** 主色 */
            isMain: components["schemas"]["Flag"];
        };
        OrderSize: {
            /**
             * 编号
             * Format: int64
             */
            id: string;
            /**
             * 尺码
             * Format: int64
             */
            sizeId: string;
            /** 尺码 */
            sizeName: string;
            /** 序号 */
            seqNo: number;
        };
        OrderColorSize: {
            /**
             * 编号
             * Format: int64
             */
            id: string;
            /**
             * 颜色
             * Format: int64
             */
            colorId: string;
            /**
             * 尺码
             * Format: int64
             */
            sizeId: string;
            /** 订单数 */
            num: number;
            /** 计划裁 */
            planNum: number;
            /** 已裁 */
            cutNum: number;
            /**
             * 裁剪上限
             * @description Ordered pieces with the upper cutting tolerance, exact and rounded up
             */
            limitNum: number;
            /** 报废数 */
            scrapNum: number;
            /** 次品数 */
            secondNum: number;
            /** 检验合格 */
            qcPassNum: number;
            /** 入库数 */
            inNum: number;
            /** 出货数 */
            outNum: number;
            /** SKU */
            sku: string | null;
            /** 69码 */
            barcode69: string | null;
        };
        /**
         * 布种
         * @enum {integer}
         */
        FabricPart: 1 | 2 | 3 | 4 | 5;
        OrderBomLine: {
            /**
             * 编号
             * Format: int64
             */
            id: string;
            /** 序号 */
            seqNo: number;
            /**
             * 物料
             * Format: int64
             */
            materialId: string;
            /** 物料编码 */
            materialCode: string;
            /** 物料 */
            materialName: string;
            /** 布种 */
            fabricPart: components["schemas"]["FabricPart"] | null;
            /** 部位 */
            partName: string | null;
            /**
             * 颜色
             * Format: int64
             * @description Garment colour the line is for; empty for all colours
             */
            colorId: string | null;
            /** 颜色 */
            colorName: string | null;
            /** 主面料 */
            isMain: components["schemas"]["Flag"];
            /**
             * 单件用量
             * Format: decimal
             */
            usageNum: string;
            /** 单位 */
            unitCode: string;
            /**
             * 损耗%
             * Format: decimal
             */
            lossPct: string;
            /**
             * 总需求
             * Format: decimal
             * @description Usage times pieces with the loss inside
             */
            needNum: string;
            /**
             * 已发数
             * Format: decimal
             */
            issuedNum: string;
            /**
             * 退回数
             * Format: decimal
             */
            returnNum: string;
            /** 供应商 */
            supplierName: string | null;
            /** 备注 */
            remark: string | null;
        };
        OrderPart: {
            /**
             * 编号
             * Format: int64
             */
            id: string;
            /** 部位编码 */
            partCode: string;
            /** 部位 */
            partName: string;
            /** 布种 */
            fabricPart: components["schemas"]["FabricPart"];
            /** 每件片数 */
            piecesPerGarment: number;
            /** 粘衬 */
            isFused: components["schemas"]["Flag"];
            /** 印花 */
            isPrinted: components["schemas"]["Flag"];
            /**
             * 面积(cm²)
             * Format: decimal
             */
            areaCm2: string | null;
        };
        /**
         * 工段
         * @enum {integer}
         */
        Section: 1 | 2 | 3 | 4 | 5 | 6 | 7;
        /**
         * 计件范围
         * @enum {integer}
         */
        PayScope: 1 | 2 | 3 | 4;
        OrderProcess: {
            /**
             * 编号
             * Format: int64
             */
            id: string;
            /**
             * 工序库
             * Format: int64
             */
            processId: string | null;
            /** 序号 */
            seqNo: number;
            /** 工段 */
            section: components["schemas"]["Section"];
            /** 工序 */
            processName: string;
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
             * 工价
             * Format: decimal
             * @description Piece price of today
             */
            price?: (string | null) | undefined;
            /** 难度等级 */
            grade: string;
            /** 关键工序 */
            isCheckpoint: components["schemas"]["Flag"];
            /** 产出点 */
            isOutput: components["schemas"]["Flag"];
            /** 打工票 */
            isTicket: components["schemas"]["Flag"];
            /** 计件范围 */
            payScope: components["schemas"]["PayScope"];
            /** 启用 */
            isEnabled: components["schemas"]["Flag"];
            /** 完成数 */
            doneNum: number;
        };
        OrderColorMatching: {
            /**
             * 编号
             * Format: int64
             */
            id: string;
            /**
             * 成衣颜色
             * Format: int64
             */
            garmentColorId: string;
            /** 成衣颜色 */
            garmentColorName: string;
            /** 部位 */
            partName: string;
            /**
             * 物料
             * Format: int64
             */
            materialId: string;
            /** 物料 */
            materialName: string;
            /**
             * 物料颜色
             * Format: int64
             */
            materialColorId: string;
            /** 物料颜色 */
            materialColorName: string;
        };
        OrderFabric: {
            /**
             * 编号
             * Format: int64
             */
            id: string;
            /**
             * 物料
             * Format: int64
             */
            materialId: string;
            /** 物料 */
            materialName: string;
            /**
             * 颜色
             * Format: int64
             */
            colorId: string;
            /** 颜色 */
            colorName: string;
            /** 布种 */
            fabricPart: components["schemas"]["FabricPart"];
            /**
             * 计划长(米)
             * Format: decimal
             */
            planLen: string | null;
            /**
             * 预留(米)
             * Format: decimal
             */
            reservedLen: string;
            /**
             * 领用(米)
             * Format: decimal
             */
            issuedLen: string;
            /**
             * 使用(米)
             * Format: decimal
             */
            usedLen: string;
            /**
             * 退回(米)
             * Format: decimal
             */
            returnLen: string;
        };
        OrderWorkshop: {
            /**
             * 编号
             * Format: int64
             */
            id: string;
            /**
             * 部门
             * Format: int64
             */
            deptId: string;
            /** 部门 */
            deptName: string;
            /** 工段 */
            section: components["schemas"]["Section"];
            /** 数量 */
            num: number | null;
            /**
             * 计划开始
             * Format: date
             */
            planStartDate: string | null;
            /**
             * 计划结束
             * Format: date
             */
            planEndDate: string | null;
        };
        OrderQualifying: {
            /**
             * 编号
             * Format: int64
             */
            id: string;
            /**
             * 主疵AQL
             * Format: decimal
             */
            aqlMajor: string | null;
            /**
             * 次疵AQL
             * Format: decimal
             */
            aqlMinor: string | null;
            /** 检验水平 */
            inspectionLevel: string | null;
            /** 乐观锁 */
            version: number;
        };
        /**
         * 运输方式
         * @enum {integer}
         */
        ShipmentMode: 1 | 2 | 3 | 4;
        /**
         * 走货状态
         * @enum {integer}
         */
        ShipmentStatus: 0 | 1 | 2;
        OrderShipmentLine: {
            /**
             * 编号
             * Format: int64
             */
            id: string;
            /**
             * 颜色
             * Format: int64
             */
            colorId: string;
            /**
             * 尺码
             * Format: int64
             */
            sizeId: string;
            /** 数量 */
            num: number;
            /** 已走数 */
            shippedNum: number;
        };
        OrderShipment: {
            /**
             * 编号
             * Format: int64
             */
            id: string;
            /** 走货单号 */
            shipmentNo: string;
            /**
             * 走货日期
             * Format: date
             */
            shipmentDate: string;
            /** 目的地 */
            destination: string | null;
            /** 运输方式 */
            mode: components["schemas"]["ShipmentMode"] | null;
            /** 状态 */
            status: components["schemas"]["ShipmentStatus"];
            /** 明细 */
            lines: components["schemas"]["OrderShipmentLine"][];
        };
        /**
         * 床次类型
         * @enum {integer}
         */
        BedType: 1 | 2 | 3 | 4 | 5;
        /**
         * 床次状态
         * @enum {integer}
         */
        BedStatus: 0 | 1 | 2 | 3 | 4 | 5 | 7 | 9;
        OrderCuttingBed: {
            /**
             * 编号
             * Format: int64
             */
            id: string;
            /** 床次 */
            bedNo: number;
            /** 床次 */
            bedLabel: string;
            /** 月床号 */
            monthBedNo: string | null;
            /** 类型 */
            bedType: components["schemas"]["BedType"];
            /** 布种 */
            fabricPart: components["schemas"]["FabricPart"];
            /** 颜色×层数 */
            colorPlies: string[];
            /** 总层数 */
            plies: number;
            /** 计划件数 */
            planNum: number;
            /** 实裁件数 */
            cutNum: number;
            /** 扎数 */
            bundleNumTotal: number | null;
            /**
             * 计划日期
             * Format: date
             */
            planDate: string | null;
            /**
             * 提交时间
             * Format: timestamp
             */
            submitDate: string | null;
            /** 状态 */
            status: components["schemas"]["BedStatus"];
        };
        /** @description One order with all its child grids in one answer. */
        Order: {
            /**
             * 编号
             * Format: int64
             */
            id: string;
            /** 订单号 */
            orderNo: string;
            /** 销售单号 */
            saleNo: string | null;
            /** 客户PO */
            customerPo: string | null;
            /** 订单类型 */
            orderType: components["schemas"]["OrderType"];
            /** 版本号 */
            versionNo: number;
            /**
             * 客户
             * Format: int64
             */
            customerId: string;
            /** 客户 */
            customerName: string;
            /**
             * 款式
             * Format: int64
             */
            styleId: string;
            /** 款号 */
            styleNo: string;
            /** 款名 */
            styleName: string;
            /**
             * 款式版本
             * @description Empty until the order is confirmed
             */
            styleVersion: number | null;
            /** 季节 */
            season: string | null;
            /** 水洗 */
            washingName: string | null;
            /** 包装方式 */
            packMethod: components["schemas"]["PackMethod"] | null;
            /** 订单数量 */
            orderNum: number;
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
             * 单价
             * Format: decimal
             */
            unitPrice?: (string | null) | undefined;
            /**
             * 加工费
             * Format: decimal
             */
            cmPrice?: (string | null) | undefined;
            /** 币种 */
            currencyCode: string | null;
            /**
             * 金额
             * Format: decimal
             */
            amount?: (string | null) | undefined;
            /**
             * 下单日期
             * Format: date
             */
            orderDate: string | null;
            /**
             * 物料日期
             * Format: date
             */
            materialDate: string | null;
            /**
             * 计划裁剪
             * Format: date
             */
            planCutDate: string | null;
            /**
             * 计划上线
             * Format: date
             */
            planSewDate: string | null;
            /**
             * 交期
             * Format: date
             */
            deliveryDate: string;
            /**
             * 预计完成
             * Format: date
             */
            forecastDate: string | null;
            /** 延误天 */
            delayDays: number | null;
            /**
             * 实际裁剪
             * Format: date
             */
            actualCutDate: string | null;
            /**
             * 实际上线
             * Format: date
             */
            actualSewDate: string | null;
            /**
             * 完工日期
             * Format: date
             */
            finishDate: string | null;
            /** 优先级 */
            priority: components["schemas"]["OrderPriority"];
            /**
             * 工厂
             * Format: int64
             */
            factoryId: string | null;
            /** 工厂 */
            factoryName: string | null;
            /**
             * 跟单
             * Format: int64
             */
            merchandiserId: string | null;
            /** 跟单 */
            merchandiserName: string | null;
            /**
             * 工艺员
             * Format: int64
             */
            technicianId: string | null;
            /** 工艺员 */
            technicianName: string | null;
            /** 状态 */
            status: components["schemas"]["OrderStatus"];
            /** 暂停前状态 */
            suspendFrom: components["schemas"]["OrderStatus"] | null;
            /** 工资锁 */
            wageLocked: components["schemas"]["Flag"];
            /**
             * 总工时(分)
             * Format: decimal
             */
            samTotal: string | null;
            /**
             * 总工价
             * Format: decimal
             */
            priceTotal?: (string | null) | undefined;
            /** 计划裁 */
            planNum: number;
            /** 实裁数 */
            cutNum: number;
            /** 已发料 */
            deliverNum: number;
            /** 车缝数 */
            sewNum: number;
            /** 检验合格 */
            qcPassNum: number;
            /** 入库数 */
            inNum: number;
            /** 出货数 */
            outNum: number;
            /** 报废数 */
            scrapNum: number;
            /** 次品数 */
            secondNum: number;
            /** 来源 */
            source: components["schemas"]["OrderSource"];
            /**
             * 图片
             * Format: image
             */
            imageUrl: string | null;
            /** 备注 */
            remark: string | null;
            /** 创建人 */
            createByName: string | null;
            /**
             * 创建时间
             * Format: timestamp
             */
            createDate: string;
            /** 更新人 */
            updateByName: string | null;
            /**
             * 更新时间
             * Format: timestamp
             */
            updateDate: string | null;
            /** 乐观锁 */
            version: number;
            /** 颜色 */
            colors: components["schemas"]["OrderColor"][];
            /** 尺码 */
            sizes: components["schemas"]["OrderSize"][];
            /** 颜色尺码 */
            colorSizes: components["schemas"]["OrderColorSize"][];
            /** BOM */
            bom: components["schemas"]["OrderBomLine"][];
            /** 部位裁片 */
            parts: components["schemas"]["OrderPart"][];
            /** 工序 */
            processes: components["schemas"]["OrderProcess"][];
            /** 配色 */
            colorMatchings: components["schemas"]["OrderColorMatching"][];
            /** 布卷 */
            fabrics: components["schemas"]["OrderFabric"][];
            /** 车间 */
            workshops: components["schemas"]["OrderWorkshop"][];
            /** 质量标准 */
            qualifying: components["schemas"]["OrderQualifying"] | null;
            /** 走货 */
            shipments: components["schemas"]["OrderShipment"][];
            /** 裁床 */
            cuttingBeds: components["schemas"]["OrderCuttingBed"][];
        };
        GetOrderAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["Order"];
        };
        /**
         * 剩料单状态
         * @enum {integer}
         */
        SldStatus: 0 | 1;
        /** @description A row of the cutting bed lists. */
        CuttingBedRow: {
            /**
             * 编号
             * Format: int64
             */
            id: string;
            /** 床次 */
            bedNo: number;
            /** 月床号 */
            monthBedNo: string | null;
            /** 类型 */
            bedType: components["schemas"]["BedType"];
            /** 订单号 */
            orderNo: string;
            /** 款号 */
            styleNo: string;
            /** 颜色×层数 */
            colorPlies: string[];
            /** 尺码配比 */
            sizeRatio: string;
            /** 布种 */
            fabricPart: components["schemas"]["FabricPart"];
            /** 唛架名 */
            markerName: string | null;
            /**
             * 段长
             * Format: decimal
             */
            markerLen: string;
            /** 总层数 */
            plies: number;
            /** 计划件数 */
            planNum: number;
            /** 实裁件数 */
            cutNum: number;
            /** 裁床台 */
            tableName: string;
            /**
             * 计划日期
             * Format: date
             */
            planDate: string;
            /**
             * 单耗差异%
             * Format: decimal
             */
            usageDiffPct: string | null;
            /**
             * 面料利用率
             * Format: decimal
             */
            materialUtilPct: string | null;
            /** 卷数 */
            rollNum: number;
            /** 扎数 */
            bundleNumTotal: number;
            /** 已打印扎 */
            printedNum: number;
            /** 剩料单 */
            sldStatus: components["schemas"]["SldStatus"] | null;
            /** 状态 */
            status: components["schemas"]["BedStatus"];
            /** 提交人 */
            submitByName: string | null;
            /**
             * 提交时间
             * Format: timestamp
             */
            submitDate: string | null;
            /** 超订单 */
            overCutNum: number;
            /**
             * 计划单耗
             * Format: decimal
             */
            planUsage: string | null;
            /**
             * 实际单耗
             * Format: decimal
             */
            usagePerPiece: string | null;
            /**
             * 差异米
             * Format: decimal
             */
            diffLen: string | null;
            /**
             * 等待(小时)
             * Format: decimal
             */
            waitHour: string | null;
            /** 扎号段 */
            bundleSpan: string | null;
            /** 审批意见 */
            approveText: string | null;
            /**
             * 床次
             * @description Shown form of the bed number; 3-1 for the first replacement of bed 3
             */
            bedLabel: string;
            /**
             * 订单
             * Format: int64
             */
            orderId: string;
            /** 订单状态 */
            orderStatus: components["schemas"]["OrderStatus"];
            /**
             * 主床
             * Format: int64
             */
            parentBedId: string | null;
            /**
             * 裁床台
             * Format: int64
             */
            tableId: string;
            /**
             * 提交人
             * Format: int64
             */
            submitBy: string | null;
            /**
             * 铺布开始
             * Format: timestamp
             */
            spreadStartDate: string | null;
            /**
             * 裁剪结束
             * Format: timestamp
             */
            cutEndDate: string | null;
            /**
             * 分扎时间
             * Format: timestamp
             */
            bundleDate: string | null;
            /** 乐观锁 */
            version: number;
        };
        CuttingBedTotals: {
            /** 总层数 */
            plies: number;
            /** 计划件数 */
            planNum: number;
            /** 实裁件数 */
            cutNum: number;
            /** 扎数 */
            bundleNumTotal: number;
            /** 已打印扎 */
            printedNum: number;
            /**
             * 差异米
             * Format: decimal
             */
            diffLen: string | null;
        };
        /** @description One page of beds with the totals of the whole result. */
        CuttingBedPage: {
            /** 总数 */
            total: number;
            /** 列表 */
            list: components["schemas"]["CuttingBedRow"][];
            /** 合计 */
            sum: components["schemas"]["CuttingBedTotals"];
        };
        ListCuttingBedsAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["CuttingBedPage"];
        };
        CuttingBedCounts: {
            /** 未提交 */
            unsubmittedNum: number;
            /** 待审批 */
            approvalNum: number;
            /** 待分扎 */
            unbundledNum: number;
            /** 剩料单未填 */
            noSlipNum: number;
            /** 今日已裁件数 */
            cutTodayNum: number;
        };
        CountCuttingBedsAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["CuttingBedCounts"];
        };
        /**
         * 裁剪方式
         * @enum {integer}
         */
        CutMode: 1 | 2 | 3 | 4;
        CuttingBedLimits: {
            /**
             * 最高层数
             * @description The lowest of the limits below; empty when none is set
             */
            maxPlies: number | null;
            /** 裁床台上限 */
            tableMaxPlies: number | null;
            /** 面料上限 */
            materialMaxPlies: number | null;
            /** 刀模上限 */
            knifeMoldMaxPlies: number | null;
            /**
             * 用量允许偏差%
             * Format: decimal
             */
            dosageTolPct: string;
        };
        CuttingBedColor: {
            /**
             * 编号
             * Format: int64
             */
            id: string;
            /**
             * 颜色
             * Format: int64
             */
            colorId: string;
            /** 颜色 */
            colorName: string;
            /** 色值 */
            hex: string | null;
            /** 色号段 */
            shade: string | null;
            /** 层数 */
            plies: number;
            /** 起始层 */
            plyFrom: number;
            /** 结束层 */
            plyTo: number;
        };
        CuttingBedSize: {
            /**
             * 编号
             * Format: int64
             */
            id: string;
            /**
             * 尺码
             * Format: int64
             */
            sizeId: string;
            /** 尺码 */
            sizeName: string;
            /** 序号 */
            seqNo: number;
            /**
             * 配比
             * Format: decimal
             */
            ratio: string;
            /** 唛架位 */
            positions: number;
        };
        CuttingBedColorSize: {
            /**
             * 颜色
             * Format: int64
             */
            colorId: string;
            /** 颜色 */
            colorName: string;
            /**
             * 尺码
             * Format: int64
             */
            sizeId: string;
            /** 尺码 */
            sizeName: string;
            /** 订单数 */
            orderNum: number;
            /**
             * 已裁
             * @description Pieces of the other submitted beds of the order
             */
            otherCutNum: number;
            /** 上限 */
            limitNum: number;
            /** 计划件数 */
            planNum: number;
            /** 实裁件数 */
            cutNum: number;
            /** 不良数 */
            faultNum: number;
            /** 补片数 */
            replaceNum: number;
            /** 报废数 */
            scrapNum: number;
        };
        CuttingBedRoll: {
            /**
             * 编号
             * Format: int64
             */
            id: string;
            /**
             * 布卷
             * Format: int64
             */
            tympanId: string;
            /** 卷号 */
            rollNo: string;
            /** 布号 */
            cNo: string;
            /** 序号 */
            seqNo: number;
            /**
             * 颜色
             * Format: int64
             */
            colorId: string;
            /** 颜色 */
            colorName: string;
            /** 缸号 */
            dyeLot: string | null;
            /** 色号段 */
            shade: string | null;
            /**
             * 门幅(cm)
             * Format: decimal
             */
            widthCm: string | null;
            /**
             * 标签长
             * Format: decimal
             */
            labelLen: string;
            /**
             * 实际长
             * Format: decimal
             */
            actualLen: string;
            /**
             * 余量
             * Format: decimal
             */
            remainLen: string;
            /**
             * 领用
             * Format: decimal
             */
            issuedLen: string;
            /** 层数 */
            plies: number;
            /** 起始层 */
            plyFrom: number;
            /** 结束层 */
            plyTo: number;
            /**
             * 铺用
             * Format: decimal
             */
            usedLen: string;
            /**
             * 接布
             * Format: decimal
             */
            spliceLen: string;
            /** 接头数 */
            spliceNum: number;
            /**
             * 疵点
             * Format: decimal
             */
            defectLen: string;
            /**
             * 余布
             * Format: decimal
             */
            remnantLen: string;
            /**
             * 退回
             * Format: decimal
             */
            returnLen: string;
            /**
             * 差额
             * Format: decimal
             */
            diffLen: string;
            /**
             * 拉布员
             * Format: int64
             */
            employeeId: string | null;
            /** 拉布员 */
            employeeName: string | null;
        };
        /**
         * 参与角色
         * @enum {integer}
         */
        BedRole: 1 | 2 | 3 | 4 | 5;
        CuttingBedEmployee: {
            /**
             * 编号
             * Format: int64
             */
            id: string;
            /**
             * 工序
             * Format: int64
             */
            orderProcessId: string;
            /** 工序 */
            processName: string;
            /** 角色 */
            role: components["schemas"]["BedRole"];
            /**
             * 员工
             * Format: int64
             */
            employeeId: string;
            /** 工号 */
            employeeNo: string;
            /** 姓名 */
            employeeName: string;
            /**
             * 分摊%
             * Format: decimal
             */
            sharePct: string;
            /**
             * 金额
             * Format: decimal
             * @description Posted share of the bed wage; empty before the bed is submitted
             */
            amount?: (string | null) | undefined;
        };
        /** @description One bed with its grids, its fabric balance and the limits the editor checks against. */
        CuttingBed: {
            /**
             * 编号
             * Format: int64
             */
            id: string;
            /** 床次 */
            bedNo: number;
            /** 床次 */
            bedLabel: string;
            /** 月床号 */
            monthBedNo: string | null;
            /** 类型 */
            bedType: components["schemas"]["BedType"];
            /**
             * 订单
             * Format: int64
             */
            orderId: string;
            /** 订单号 */
            orderNo: string;
            /** 订单状态 */
            orderStatus: components["schemas"]["OrderStatus"];
            /** 客户 */
            customerName: string | null;
            /** 款号 */
            styleNo: string;
            /** 款名 */
            styleName: string | null;
            /**
             * 图片
             * Format: image
             */
            imageUrl: string | null;
            /**
             * 主床
             * Format: int64
             */
            parentBedId: string | null;
            /** 主床 */
            parentBedLabel: string | null;
            /** 布种 */
            fabricPart: components["schemas"]["FabricPart"];
            /**
             * 面料
             * Format: int64
             */
            materialId: string;
            /** 面料 */
            materialName: string;
            /**
             * 裁剪方案
             * Format: int64
             */
            cutPlanId: string | null;
            /** 床次计划 */
            layNo: number | null;
            /** 唛架名 */
            markerName: string | null;
            /**
             * 段长(米)
             * Format: decimal
             */
            markerLen: string;
            /**
             * 放头(米/层)
             * Format: decimal
             */
            endLossLen: string;
            /**
             * 有效幅(cm)
             * Format: decimal
             */
            widthCm: string;
            /**
             * 唛架利用率%
             * Format: decimal
             */
            markerEffPct: string;
            /** 总层数 */
            plies: number;
            /**
             * 每层件数
             * Format: decimal
             */
            ratioNum: string;
            /** 计划件数 */
            planNum: number;
            /** 实裁件数 */
            cutNum: number;
            /** 超订单 */
            overCutNum: number;
            /**
             * 裁床台
             * Format: int64
             */
            tableId: string;
            /** 裁床台 */
            tableName: string;
            /**
             * 刀模
             * Format: int64
             */
            knifeMoldId: string | null;
            /** 裁剪方式 */
            cutMode: components["schemas"]["CutMode"];
            /**
             * 计划日期
             * Format: date
             */
            planDate: string;
            /**
             * 铺布开始
             * Format: timestamp
             */
            spreadStartDate: string | null;
            /**
             * 铺布结束
             * Format: timestamp
             */
            spreadEndDate: string | null;
            /**
             * 裁剪开始
             * Format: timestamp
             */
            cutStartDate: string | null;
            /**
             * 裁剪结束
             * Format: timestamp
             */
            cutEndDate: string | null;
            /**
             * 领用
             * Format: decimal
             */
            issuedLen: string;
            /**
             * 铺用
             * Format: decimal
             */
            usedLen: string;
            /**
             * 接布
             * Format: decimal
             */
            spliceLen: string;
            /**
             * 疵点
             * Format: decimal
             */
            defectLen: string;
            /**
             * 余布
             * Format: decimal
             */
            remnantLen: string;
            /**
             * 退回
             * Format: decimal
             */
            returnLen: string;
            /**
             * 差额
             * Format: decimal
             * @description Issued less everything accounted for; within a centimetre counts as even
             */
            diffLen: string;
            /**
             * 净用
             * Format: decimal
             */
            netLen: string;
            /**
             * 计划单耗
             * Format: decimal
             * @description Usage per piece of the order's bill of materials
             */
            planUsage: string | null;
            /**
             * 单耗
             * Format: decimal
             */
            usagePerPiece: string | null;
            /**
             * 单耗差异%
             * Format: decimal
             */
            usageDiffPct: string | null;
            /**
             * 铺布利用率%
             * Format: decimal
             */
            spreadUtilPct: string | null;
            /**
             * 面料利用率%
             * Format: decimal
             */
            materialUtilPct: string | null;
            /**
             * 扎号规则
             * Format: int64
             */
            splitRuleId: string | null;
            /** 扎号规则 */
            splitRuleName: string | null;
            /** 扎数 */
            bundleNumTotal: number;
            /** 已打印扎 */
            printedNum: number;
            /** 扎号段 */
            bundleSpan: string | null;
            /**
             * 分扎时间
             * Format: timestamp
             */
            bundleDate: string | null;
            /** 剩料单 */
            sldStatus: components["schemas"]["SldStatus"] | null;
            /** 状态 */
            status: components["schemas"]["BedStatus"];
            /**
             * 提交人
             * Format: int64
             */
            submitBy: string | null;
            /** 提交人 */
            submitByName: string | null;
            /**
             * 提交时间
             * Format: timestamp
             */
            submitDate: string | null;
            /** 超裁原因 */
            overCutReason: string | null;
            /**
             * 审批人
             * Format: int64
             */
            approveBy: string | null;
            /** 审批人 */
            approveByName: string | null;
            /**
             * 审批时间
             * Format: timestamp
             */
            approveDate: string | null;
            /** 审批意见 */
            approveText: string | null;
            /** 作废原因 */
            voidReason: string | null;
            /** 备注 */
            remark: string | null;
            /** 乐观锁 */
            version: number;
            /** 限制 */
            limits: components["schemas"]["CuttingBedLimits"];
            /** 颜色 */
            colors: components["schemas"]["CuttingBedColor"][];
            /** 尺码 */
            sizes: components["schemas"]["CuttingBedSize"][];
            /** 件数矩阵 */
            colorSizes: components["schemas"]["CuttingBedColorSize"][];
            /** 布卷 */
            rolls: components["schemas"]["CuttingBedRoll"][];
            /** 参与人 */
            employees: components["schemas"]["CuttingBedEmployee"][];
        };
        GetCuttingBedAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["CuttingBed"];
        };
        RemainingToCut: {
            /**
             * 颜色
             * Format: int64
             */
            colorId: string;
            /** 颜色 */
            colorName: string;
            /**
             * 尺码
             * Format: int64
             */
            sizeId: string;
            /** 尺码 */
            sizeName: string;
            /** 订单数 */
            orderNum: number;
            /** 计划裁 */
            planNum: number;
            /** 已裁 */
            cutNum: number;
            /** 上限 */
            limitNum: number;
            /** 还可裁 */
            remainNum: number;
        };
        /**
         * 铺布方式
         * @enum {integer}
         */
        SpreadMode: 1 | 2 | 3 | 4;
        BedFabricOption: {
            /** 布种 */
            fabricPart: components["schemas"]["FabricPart"];
            /**
             * 面料
             * Format: int64
             */
            materialId: string;
            /** 面料 */
            materialName: string;
            /**
             * 成衣颜色
             * Format: int64
             * @description Empty when the line serves every colour
             */
            garmentColorId: string | null;
            /** 面料颜色 */
            materialColorIds: string[];
            /**
             * 计划单耗
             * Format: decimal
             */
            planUsage: string;
            /** 铺布方式 */
            spreadMode: components["schemas"]["SpreadMode"] | null;
            /** 最高层数 */
            maxPlies: number | null;
        };
        CuttingTableOption: {
            /**
             * 裁床台
             * Format: int64
             */
            id: string;
            /** 裁床台 */
            name: string;
            /** 裁剪方式 */
            cutMode: components["schemas"]["CutMode"] | null;
            /** 最高层数 */
            maxPlies: number | null;
            /** 在铺床次 */
            busyMonthBedNo: string | null;
        };
        BedProcessOption: {
            /**
             * 工序
             * Format: int64
             */
            orderProcessId: string;
            /** 序号 */
            seqNo: number;
            /** 工序 */
            processName: string;
            /** 角色 */
            role: components["schemas"]["BedRole"];
            /**
             * 工价
             * Format: decimal
             */
            price?: (string | null) | undefined;
        };
        /** @description Everything the bed editor offers for one order. */
        CuttingBedSizes: {
            /**
             * 订单
             * Format: int64
             */
            orderId: string;
            /** 订单号 */
            orderNo: string;
            /** 订单状态 */
            orderStatus: components["schemas"]["OrderStatus"];
            /** 款号 */
            styleNo: string;
            /**
             * 裁剪上差%
             * Format: decimal
             */
            cutTolUpPct: string;
            /** 色号段管控 */
            shadeControl: components["schemas"]["Flag"];
            /**
             * 用量允许偏差%
             * Format: decimal
             */
            dosageTolPct: string;
            /** 颜色 */
            colors: components["schemas"]["OrderColor"][];
            /** 尺码 */
            sizes: components["schemas"]["OrderSize"][];
            /** 还可裁 */
            cells: components["schemas"]["RemainingToCut"][];
            /** 面料 */
            fabrics: components["schemas"]["BedFabricOption"][];
            /** 裁床台 */
            tables: components["schemas"]["CuttingTableOption"][];
            /** 计床工序 */
            processes: components["schemas"]["BedProcessOption"][];
            /** 已有床次 */
            beds: components["schemas"]["OrderCuttingBed"][];
        };
        ListCuttingBedSizesAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["CuttingBedSizes"];
        };
        CuttingBedSizeInput: {
            /**
             * 尺码
             * Format: int64
             */
            sizeId: string;
            /**
             * 配比
             * Format: decimal
             * @description Multiples of one half, 0 to 20
             */
            ratio: string;
        };
        CuttingBedColorInput: {
            /**
             * 颜色
             * Format: int64
             */
            colorId: string;
            /** 色号段 */
            shade?: (string | null) | undefined;
            /** 层数 */
            plies: number;
        };
        /** @description One roll in spreading order; the position in the list is its number. */
        CuttingBedRollInput: {
            /**
             * 布卷
             * Format: int64
             */
            tympanId: string;
            /**
             * 颜色
             * Format: int64
             */
            colorId: string;
            /** 色号段 */
            shade?: (string | null) | undefined;
            /** 层数 */
            plies: number;
            /**
             * 领用
             * Format: decimal
             */
            issuedLen: string;
            /**
             * 接布
             * Format: decimal
             */
            spliceLen: string;
            /** 接头数 */
            spliceNum?: (number | null) | undefined;
            /**
             * 疵点
             * Format: decimal
             */
            defectLen: string;
            /**
             * 余布
             * Format: decimal
             */
            remnantLen: string;
            /**
             * 退回
             * Format: decimal
             */
            returnLen: string;
            /**
             * 拉布员
             * Format: int64
             */
            employeeId?: (string | null) | undefined;
        };
        CuttingBedEmployeeInput: {
            /**
             * 工序
             * Format: int64
             */
            orderProcessId: string;
            /** 角色 */
            role: components["schemas"]["BedRole"];
            /**
             * 员工
             * Format: int64
             */
            employeeId: string;
            /**
             * 分摊%
             * Format: decimal
             */
            sharePct: string;
        };
        /** @description A new bed as a draft. Pieces, ply ranges and spread lengths are computed, never sent. */
        CreateCuttingBedBody: {
            /**
             * 订单
             * Format: int64
             */
            orderId: string;
            /** 类型 */
            bedType: components["schemas"]["BedType"];
            /**
             * 主床
             * Format: int64
             * @description Required for a replacement bed
             */
            parentBedId?: (string | null) | undefined;
            /** 布种 */
            fabricPart: components["schemas"]["FabricPart"];
            /**
             * 面料
             * Format: int64
             */
            materialId: string;
            /**
             * 裁剪方案
             * Format: int64
             */
            cutPlanId?: (string | null) | undefined;
            /** 床次计划 */
            layNo?: (number | null) | undefined;
            /** 唛架名 */
            markerName?: (string | null) | undefined;
            /**
             * 段长(米)
             * Format: decimal
             */
            markerLen: string;
            /**
             * 放头(米/层)
             * Format: decimal
             */
            endLossLen: string;
            /**
             * 有效幅(cm)
             * Format: decimal
             */
            widthCm: string;
            /**
             * 唛架利用率%
             * Format: decimal
             */
            markerEffPct: string;
            /**
             * 裁床台
             * Format: int64
             */
            tableId: string;
            /** 裁剪方式 */
            cutMode: components["schemas"]["CutMode"];
            /**
             * 刀模
             * Format: int64
             */
            knifeMoldId?: (string | null) | undefined;
            /**
             * 计划日期
             * Format: date
             */
            planDate: string;
            /**
             * 扎号规则
             * Format: int64
             */
            splitRuleId?: (string | null) | undefined;
            /** 备注 */
            remark?: (string | null) | undefined;
            /** 尺码 */
            sizes: components["schemas"]["CuttingBedSizeInput"][];
            /** 颜色 */
            colors: components["schemas"]["CuttingBedColorInput"][];
            /** 布卷 */
            rolls: components["schemas"]["CuttingBedRollInput"][];
            /** 参与人 */
            employees: components["schemas"]["CuttingBedEmployeeInput"][];
        };
        CreateCuttingBedAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["CuttingBed"];
        };
        /** @description The whole bed as it shall be; order and number never change, and the kind only before the bed has started. */
        UpdateCuttingBedBody: {
            /**
             * 编号
             * Format: int64
             */
            id: string;
            /** 乐观锁 */
            version: number;
            /** 类型 */
            bedType: components["schemas"]["BedType"];
            /**
             * 主床
             * Format: int64
             * @description Required for a replacement bed
             */
            parentBedId?: (string | null) | undefined;
            /** 布种 */
            fabricPart: components["schemas"]["FabricPart"];
            /**
             * 面料
             * Format: int64
             */
            materialId: string;
            /**
             * 裁剪方案
             * Format: int64
             */
            cutPlanId?: (string | null) | undefined;
            /** 床次计划 */
            layNo?: (number | null) | undefined;
            /** 唛架名 */
            markerName?: (string | null) | undefined;
            /**
             * 段长(米)
             * Format: decimal
             */
            markerLen: string;
            /**
             * 放头(米/层)
             * Format: decimal
             */
            endLossLen: string;
            /**
             * 有效幅(cm)
             * Format: decimal
             */
            widthCm: string;
            /**
             * 唛架利用率%
             * Format: decimal
             */
            markerEffPct: string;
            /**
             * 裁床台
             * Format: int64
             */
            tableId: string;
            /** 裁剪方式 */
            cutMode: components["schemas"]["CutMode"];
            /**
             * 刀模
             * Format: int64
             */
            knifeMoldId?: (string | null) | undefined;
            /**
             * 计划日期
             * Format: date
             */
            planDate: string;
            /**
             * 扎号规则
             * Format: int64
             */
            splitRuleId?: (string | null) | undefined;
            /**
             * 铺布开始
             * Format: timestamp
             */
            spreadStartDate?: (string | null) | undefined;
            /**
             * 铺布结束
             * Format: timestamp
             */
            spreadEndDate?: (string | null) | undefined;
            /**
             * 裁剪开始
             * Format: timestamp
             */
            cutStartDate?: (string | null) | undefined;
            /**
             * 裁剪结束
             * Format: timestamp
             */
            cutEndDate?: (string | null) | undefined;
            /** 备注 */
            remark?: (string | null) | undefined;
            /** 尺码 */
            sizes: components["schemas"]["CuttingBedSizeInput"][];
            /** 颜色 */
            colors: components["schemas"]["CuttingBedColorInput"][];
            /** 布卷 */
            rolls: components["schemas"]["CuttingBedRollInput"][];
            /** 参与人 */
            employees: components["schemas"]["CuttingBedEmployeeInput"][];
        };
        UpdateCuttingBedAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["CuttingBed"];
        };
        /** @description Names a bed in the version the person has on screen. */
        CuttingBedVersionBody: {
            /**
             * 编号
             * Format: int64
             */
            id: string;
            /** 乐观锁 */
            version: number;
        };
        /** @description Where a bed stands after a step. */
        CuttingBedState: {
            /**
             * 编号
             * Format: int64
             */
            id: string;
            /** 床次 */
            bedNo: number;
            /** 床次 */
            bedLabel: string;
            /** 状态 */
            status: components["schemas"]["BedStatus"];
            /** 实裁件数 */
            cutNum: number;
            /** 乐观锁 */
            version: number;
        };
        StartCuttingBedAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["CuttingBedState"];
        };
        FinishCuttingAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["CuttingBedState"];
        };
        SubmitCuttingBedBody: {
            /**
             * 编号
             * Format: int64
             */
            id: string;
            /** 乐观锁 */
            version: number;
            /**
             * 超裁原因
             * @description Only with the over-cut permission; needed when a colour and size passes its limit
             */
            reason?: (string | null) | undefined;
        };
        GeneratedBundles: {
            /**
             * 床次
             * Format: int64
             */
            reduceBedId: string;
            /** 起扎号 */
            bundleFrom: string;
            /** 止扎号 */
            bundleTo: string;
            /** 扎数 */
            bundleNumTotal: number;
            /** 件数 */
            num: number;
            /** 扎号工序数 */
            processNum: number;
            /**
             * 新生成
             * @description False when the bed had its bundles already
             */
            isNew: boolean;
            /** 床次状态 */
            status: components["schemas"]["BedStatus"];
            /** 乐观锁 */
            version: number;
        };
        SubmittedCuttingBed: {
            /**
             * 编号
             * Format: int64
             */
            id: string;
            /** 床次 */
            bedNo: number;
            /** 床次 */
            bedLabel: string;
            /** 状态 */
            status: components["schemas"]["BedStatus"];
            /** 实裁件数 */
            cutNum: number;
            /** 乐观锁 */
            version: number;
            /**
             * 单耗差异%
             * Format: decimal
             */
            usageDiffPct: string | null;
            /** 需审批 */
            needsApproval: boolean;
            /**
             * 扎号
             * @description Filled when the company bundles on submit and no approval is due
             */
            bundles: components["schemas"]["GeneratedBundles"] | null;
        };
        SubmitCuttingBedAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["SubmittedCuttingBed"];
        };
        UnsubmitCuttingBedAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["CuttingBedState"];
        };
        ApproveCuttingBedBody: {
            /**
             * 编号
             * Format: int64
             */
            id: string;
            /** 乐观锁 */
            version: number;
            /** 是否通过 */
            agree: boolean;
            /** 审批意见 */
            opinion: string;
        };
        ApproveCuttingBedAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["SubmittedCuttingBed"];
        };
        DeleteCuttingBedAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["CuttingBedState"];
        };
        /**
         * 方案状态
         * @enum {integer}
         */
        CutPlanStatus: 0 | 1 | 2 | 9;
        CutPlanMarkerSize: {
            /**
             * 尺码
             * Format: int64
             */
            sizeId: string;
            /** 尺码 */
            sizeName: string;
            /**
             * 配比
             * Format: decimal
             */
            ratio: string;
        };
        CutPlanMarker: {
            /**
             * 编号
             * Format: int64
             */
            id: string;
            /** 唛架名 */
            markerName: string;
            /**
             * 段长
             * Format: decimal
             */
            markerLen: string;
            /**
             * 门幅(cm)
             * Format: decimal
             */
            widthCm: string;
            /**
             * 利用率%
             * Format: decimal
             */
            effPct: string | null;
            /** 尺码配比 */
            sizes: components["schemas"]["CutPlanMarkerSize"][];
        };
        CutPlanLayColor: {
            /**
             * 颜色
             * Format: int64
             */
            colorId: string;
            /** 颜色 */
            colorName: string;
            /** 色号段 */
            shade: string | null;
            /** 层数 */
            plies: number;
        };
        CutPlanLay: {
            /**
             * 编号
             * Format: int64
             */
            id: string;
            /** 床次计划 */
            layNo: number;
            /**
             * 唛架
             * Format: int64
             */
            markerId: string;
            /** 总层数 */
            plies: number;
            /** 计划件数 */
            planNum: number;
            /** 颜色层数 */
            colors: components["schemas"]["CutPlanLayColor"][];
            /**
             * 床次
             * Format: int64
             * @description Bed that was opened from the lay
             */
            reduceBedId: string | null;
        };
        CutPlanRow: {
            /**
             * 编号
             * Format: int64
             */
            id: string;
            /** 方案号 */
            planNo: string;
            /** 订单号 */
            orderNo: string;
            /** 布种 */
            fabricPart: components["schemas"]["FabricPart"];
            /** 面料 */
            materialName: string;
            /** 最高层数 */
            maxPlies: number;
            /** 计划件数 */
            planNum: number;
            /**
             * 计划用布(米)
             * Format: decimal
             */
            planLen: string;
            /**
             * 平均利用率%
             * Format: decimal
             */
            avgEffPct: string | null;
            /** 状态 */
            status: components["schemas"]["CutPlanStatus"];
            /**
             * 订单
             * Format: int64
             */
            orderId: string;
            /**
             * 面料
             * Format: int64
             */
            materialId: string;
            /** 唛架 */
            markers: components["schemas"]["CutPlanMarker"][];
            /** 床次计划 */
            lays: components["schemas"]["CutPlanLay"][];
            /** 乐观锁 */
            version: number;
        };
        CutPlanTotals: {
            /** 计划件数 */
            planNum: number;
            /**
             * 计划用布(米)
             * Format: decimal
             */
            planLen: string | null;
        };
        /** @description One page of plans with the totals of the whole result. */
        CutPlanPage: {
            /** 总数 */
            total: number;
            /** 列表 */
            list: components["schemas"]["CutPlanRow"][];
            /** 合计 */
            sum: components["schemas"]["CutPlanTotals"];
        };
        ListCutPlansAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["CutPlanPage"];
        };
        /**
         * 布卷状态
         * @enum {integer}
         */
        FabricRollStatus: 0 | 1 | 2 | 3 | 4 | 5 | 8 | 9;
        FabricRollRow: {
            /**
             * 编号
             * Format: int64
             */
            id: string;
            /** 卷号 */
            rollNo: string;
            /** 状态 */
            status: components["schemas"]["FabricRollStatus"];
            /** 颜色 */
            colorName: string;
            /** 缸号 */
            dyeLot: string | null;
            /** 色号段 */
            shade: string | null;
            /**
             * 标签长
             * Format: decimal
             */
            labelLen: string;
            /**
             * 实际长
             * Format: decimal
             */
            actualLen: string;
            /**
             * 短码
             * Format: decimal
             */
            shortLen: string;
            /**
             * 标签重
             * Format: decimal
             */
            labelWeight: string | null;
            /**
             * 实重
             * Format: decimal
             */
            actualWeight: string | null;
            /**
             * 门幅(cm)
             * Format: decimal
             */
            widthCm: string | null;
            /**
             * 克重
             * Format: decimal
             */
            gsm: string | null;
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
            /** 疵点分 */
            points: number | null;
            /**
             * 百码分
             * Format: decimal
             */
            rollPointsPer100: string | null;
            /**
             * 余量
             * Format: decimal
             */
            remainLen: string;
            /**
             * 已用
             * Format: decimal
             */
            usedLen: string;
            /** 库位 */
            locationCode: string | null;
            /** 预留订单 */
            orderNo: string | null;
            /** 布号 */
            cNo: string;
            /** 面料 */
            materialName: string;
            /**
             * 面料
             * Format: int64
             */
            materialId: string;
            /**
             * 颜色
             * Format: int64
             */
            colorId: string;
            /**
             * 预留订单
             * Format: int64
             */
            orderId: string | null;
            /**
             * 在铺床次
             * Format: int64
             */
            openBedId: string | null;
            /**
             * 在铺床次
             * @description Unsubmitted bed that holds the roll
             */
            openMonthBedNo: string | null;
            /** 乐观锁 */
            version: number;
        };
        FabricRollTotals: {
            /**
             * 标签长
             * Format: decimal
             */
            labelLen: string | null;
            /**
             * 实际长
             * Format: decimal
             */
            actualLen: string | null;
            /**
             * 短码
             * Format: decimal
             */
            shortLen: string | null;
            /**
             * 标签重
             * Format: decimal
             */
            labelWeight: string | null;
            /**
             * 实重
             * Format: decimal
             */
            actualWeight: string | null;
            /**
             * 余量
             * Format: decimal
             */
            remainLen: string | null;
            /**
             * 已用
             * Format: decimal
             */
            usedLen: string | null;
        };
        /** @description One page of rolls with the totals of the whole result. */
        FabricRollPage: {
            /** 总数 */
            total: number;
            /** 列表 */
            list: components["schemas"]["FabricRollRow"][];
            /** 合计 */
            sum: components["schemas"]["FabricRollTotals"];
        };
        ListFabricRollsAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["FabricRollPage"];
        };
        /**
         * 条码种类
         * @enum {string}
         */
        ScanCodeKind: "roll" | "badge" | "bundle" | "coupon" | "bed" | "table";
        /**
         * 员工状态
         * @enum {integer}
         */
        EmployeeStatus: 0 | 1 | 2 | 3;
        ScannedEmployee: {
            /**
             * 编号
             * Format: int64
             */
            id: string;
            /** 工号 */
            employeeNo: string;
            /** 姓名 */
            employeeName: string;
            /**
             * 头像
             * Format: image
             */
            avatar: string | null;
            /**
             * 部门
             * Format: int64
             */
            deptId: string | null;
            /** 部门 */
            deptName: string | null;
            /** 状态 */
            status: components["schemas"]["EmployeeStatus"];
        };
        /**
         * 扎号状态
         * @enum {integer}
         */
        BundleStatus: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;
        BundleRow: {
            /**
             * 编号
             * Format: int64
             */
            id: string;
            /** 扎号 */
            bundleLabel: string;
            /** 条码 */
            barcode: string;
            /** 订单号 */
            orderNo: string;
            /** 款号 */
            styleNo: string;
            /** 床次 */
            bedNo: number;
            /** 颜色 */
            colorName: string;
            /** 尺码 */
            sizeName: string;
            /** 色号段 */
            shade: string | null;
            /** 缸号 */
            dyeLot: string | null;
            /** 唛架位 */
            position: number;
            /** 层号 */
            plySpan: string;
            /** 原数 */
            originNum: number;
            /** 现数 */
            num: number;
            /** 报废 */
            scrapNum: number;
            /** 补片 */
            replaceNum: number;
            /** 工序 */
            progress: string;
            /** 当前工序 */
            currentProcess: string | null;
            /** 产线 */
            lineDeptName: string | null;
            /** 批次号 */
            batchNo: string | null;
            /** 插卡号 */
            cardNo: string | null;
            /** 打印次数 */
            printCount: number;
            /**
             * 最近扫描
             * Format: timestamp
             */
            lastScanDate: string | null;
            /** 状态 */
            status: components["schemas"]["BundleStatus"];
            /**
             * 打印时间
             * Format: timestamp
             */
            printDate: string | null;
            /** 扎号 */
            bundleNo: number;
            /** 拆扎序号 */
            splitSeq: number;
            /**
             * 订单
             * Format: int64
             */
            orderId: string;
            /**
             * 床次
             * Format: int64
             */
            reduceBedId: string;
            /**
             * 颜色
             * Format: int64
             */
            colorId: string;
            /**
             * 尺码
             * Format: int64
             */
            sizeId: string;
            /** 起始层 */
            plyFrom: number;
            /** 结束层 */
            plyTo: number;
            /** 已完工序 */
            doneCount: number;
            /** 总工序数 */
            totalCount: number;
            /** 冻结原因 */
            holdReason: string | null;
            /**
             * 产线
             * Format: int64
             */
            lineDeptId: string | null;
            /** 乐观锁 */
            version: number;
        };
        /**
         * 扎号工序状态
         * @enum {integer}
         */
        BundleProcessStatus: 0 | 1 | 2 | 3 | 4;
        /** @description One process of one bundle. What may be reported is what is left, or less behind an unfinished checkpoint. */
        BundleProcessRow: {
            /**
             * 编号
             * Format: int64
             */
            id: string;
            /** 扎号 */
            bundleLabel: string;
            /** 序号 */
            seqNo: number;
            /** 工序 */
            processName: string;
            /** 工段 */
            section: components["schemas"]["Section"];
            /**
             * 标准工时(分)
             * Format: decimal
             */
            sam: string;
            /**
             * 工价
             * Format: decimal
             */
            price?: (string | null) | undefined;
            /** 应做 */
            num: number;
            /** 已做 */
            doneNum: number;
            /** 剩余 */
            remainNum: number;
            /** 可报数 */
            openNum: number;
            /** 返工 */
            reworkNum: number;
            /** 关键工序 */
            isCheckpoint: components["schemas"]["Flag"];
            /** 产出点 */
            isOutput: components["schemas"]["Flag"];
            /** 状态 */
            status: components["schemas"]["BundleProcessStatus"];
            /**
             * 最近扫描
             * Format: timestamp
             */
            lastScanDate: string | null;
            /** 最近员工 */
            lastEmployeeName: string | null;
            /**
             * 扎号
             * Format: int64
             */
            bundleId: string;
            /**
             * 工序
             * Format: int64
             */
            orderProcessId: string;
            /** 打工票 */
            isTicket: components["schemas"]["Flag"];
            /**
             * 不可报原因
             * @description Why nothing can be reported now; empty when something can
             */
            blockText: string | null;
        };
        /** @description What a scanned text stands for. Exactly one of the records is filled. */
        ResolvedCode: {
            /** 条码 */
            code: string;
            /** 种类 */
            kind: components["schemas"]["ScanCodeKind"];
            /**
             * 编号
             * Format: int64
             */
            id: string;
            /**
             * 名称
             * @description What a person calls the thing: roll, bundle or name
             */
            label: string;
            /** 布卷 */
            roll: components["schemas"]["FabricRollRow"] | null;
            /** 员工 */
            employee: components["schemas"]["ScannedEmployee"] | null;
            /** 扎号 */
            bundle: components["schemas"]["BundleRow"] | null;
            /**
             * 工序
             * @description Processes of a bundle or the one of a coupon
             */
            processes: components["schemas"]["BundleProcessRow"][];
        };
        ResolveScanCodeAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["ResolvedCode"];
        };
        BundleProcessTotals: {
            /** 应做 */
            num: number;
            /** 已做 */
            doneNum: number;
            /** 剩余 */
            remainNum: number;
            /** 返工 */
            reworkNum: number;
        };
        /** @description One page of processes with the totals of the whole result. */
        BundleProcessPage: {
            /** 总数 */
            total: number;
            /** 列表 */
            list: components["schemas"]["BundleProcessRow"][];
            /** 合计 */
            sum: components["schemas"]["BundleProcessTotals"];
        };
        ListBundleProcessesAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["BundleProcessPage"];
        };
        /**
         * 扫描类型
         * @enum {integer}
         */
        ScanType: 1 | 2 | 3 | 4 | 5;
        /**
         * 扫描渠道
         * @enum {integer}
         */
        ScanChannel: 1 | 2 | 3 | 4 | 5 | 6;
        ScanInput: {
            /**
             * 请求号
             * @description Made by the device at the tap; the same id answers the same result
             */
            requestId: string;
            /** 类型 */
            type: components["schemas"]["ScanType"];
            /** 件数 */
            num: number;
            /**
             * 员工
             * Format: int64
             */
            employeeId: string;
            /**
             * 固定工序
             * Format: int64
             */
            orderProcessId?: (string | null) | undefined;
            /**
             * 产线
             * Format: int64
             * @description Line of the day; the line of the employee when left out
             */
            lineDeptId?: (string | null) | undefined;
            /**
             * 设备
             * Format: int64
             */
            machineId?: (string | null) | undefined;
            /**
             * 开始时间
             * Format: timestamp
             */
            startDate?: (string | null) | undefined;
            /**
             * 设备时间
             * Format: timestamp
             * @description Clock of the device, corrected by its offset to the server
             */
            deviceDate: string;
            /** 渠道 */
            channel: components["schemas"]["ScanChannel"];
            /** 设备号 */
            deviceId?: (string | null) | undefined;
            /** 备注 */
            remark?: (string | null) | undefined;
        };
        RecordScanBody: {
            /**
             * 扎号工序
             * Format: int64
             * @description Left out by a device without a connection; the server then finds the process by the code
             */
            id?: (string | null) | undefined;
            /**
             * 条码
             * @description Bundle, coupon or slot card code; needed when no id is sent
             */
            barcode?: (string | null) | undefined;
            /** 扫描记录 */
            bundleProcessSubmitRecord: components["schemas"]["ScanInput"];
        };
        /**
         * 扫描状态
         * @enum {integer}
         */
        ScanStatus: 0 | 1;
        ScanRow: {
            /**
             * 编号
             * Format: int64
             */
            id: string;
            /** 请求号 */
            requestId: string;
            /**
             * 扎号
             * Format: int64
             */
            bundleId: string;
            /** 扎号 */
            bundleLabel: string;
            /**
             * 订单
             * Format: int64
             */
            orderId: string;
            /** 订单号 */
            orderNo: string;
            /**
             * 工序
             * Format: int64
             */
            orderProcessId: string;
            /** 序号 */
            seqNo: number;
            /** 工序 */
            processName: string;
            /** 颜色 */
            colorName: string;
            /** 尺码 */
            sizeName: string;
            /**
             * 员工
             * Format: int64
             */
            employeeId: string;
            /** 工号 */
            employeeNo: string;
            /** 姓名 */
            employeeName: string;
            /** 类型 */
            type: components["schemas"]["ScanType"];
            /** 数量 */
            num: number;
            /**
             * 单价
             * Format: decimal
             * @description Absent unless the scan is the person's own or prices may be seen
             */
            unitPrice?: (string | null) | undefined;
            /**
             * 金额
             * Format: decimal
             * @description Absent unless the scan is the person's own or prices may be seen
             */
            amount?: (string | null) | undefined;
            /**
             * 挣得分钟
             * Format: decimal
             */
            earnedMin: string;
            /**
             * 扫描时间
             * Format: timestamp
             */
            scanDate: string;
            /**
             * 工作日
             * Format: date
             */
            workDate: string;
            /** 状态 */
            status: components["schemas"]["ScanStatus"];
            /** 可疑 */
            suspectFlag: components["schemas"]["Flag"];
            /**
             * 可撤销至
             * Format: timestamp
             * @description End of the time in which the employee may take it back
             */
            reversibleUntil: string | null;
            /**
             * 冲正的扫描
             * Format: int64
             */
            reversedId: string | null;
        };
        ScanResult: {
            /** 扫描 */
            scan: components["schemas"]["ScanRow"];
            /** 扎号 */
            bundleLabel: string;
            /** 颜色 */
            colorName: string;
            /** 尺码 */
            sizeName: string;
            /** 应做 */
            num: number;
            /** 已做 */
            doneNum: number;
            /** 剩余 */
            remainNum: number;
            /** 工序状态 */
            status: components["schemas"]["BundleProcessStatus"];
            /** 扎号状态 */
            bundleStatus: components["schemas"]["BundleStatus"];
            /** 今日件数 */
            dayNum: number;
            /**
             * 今日金额
             * Format: decimal
             * @description Only for the person's own scans or with the field permission
             */
            dayAmount?: (string | null) | undefined;
            /** 提醒 */
            warning: string | null;
        };
        RecordScanAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["ScanResult"];
        };
        ReverseScanBody: {
            /** 请求号 */
            requestId: string;
            /**
             * 扫描
             * Format: int64
             */
            scanId: string;
            /**
             * 原因
             * @description Needed from anyone but the employee
             */
            reason?: (string | null) | undefined;
            /**
             * 设备时间
             * Format: timestamp
             */
            deviceDate?: (string | null) | undefined;
        };
        ReverseScanAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["ScanResult"];
        };
        MyDayProcess: {
            /**
             * 工序
             * Format: int64
             */
            orderProcessId: string;
            /** 订单号 */
            orderNo: string;
            /** 工序 */
            processName: string;
            /** 件数 */
            num: number;
            /**
             * 金额
             * Format: decimal
             */
            amount?: (string | null) | undefined;
            /**
             * 挣得分钟
             * Format: decimal
             */
            earnedMin: string;
        };
        MyDay: {
            /**
             * 员工
             * Format: int64
             */
            employeeId: string;
            /** 工号 */
            employeeNo: string;
            /** 姓名 */
            employeeName: string;
            /**
             * 工作日
             * Format: date
             */
            workDate: string;
            /** 扫描次数 */
            scanNum: number;
            /** 件数 */
            pieceNum: number;
            /**
             * 金额
             * Format: decimal
             * @description Absent on a shared device without the field permission
             */
            amount?: (string | null) | undefined;
            /**
             * 挣得分钟
             * Format: decimal
             */
            earnedMin: string;
            /**
             * 出勤分钟
             * Format: decimal
             */
            attendMin: string | null;
            /**
             * 效率%
             * Format: decimal
             */
            effPct: string | null;
            /** 工序 */
            processes: components["schemas"]["MyDayProcess"][];
            /**
             * 最近扫描
             * @description Twenty at most, newest first
             */
            scans: components["schemas"]["ScanRow"][];
        };
        GetMyDayAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["MyDay"];
        };
        PreloadProcess: {
            /**
             * 扎号工序
             * Format: int64
             */
            id: string;
            /**
             * 工序
             * Format: int64
             */
            orderProcessId: string;
            /** 序号 */
            seqNo: number;
            /** 工序 */
            processName: string;
            /** 应做 */
            num: number;
            /** 已做 */
            doneNum: number;
            /** 关键工序 */
            isCheckpoint: components["schemas"]["Flag"];
            /** 状态 */
            status: components["schemas"]["BundleProcessStatus"];
        };
        PreloadBundle: {
            /**
             * 编号
             * Format: int64
             */
            id: string;
            /** 条码 */
            barcode: string;
            /** 扎号 */
            bundleLabel: string;
            /** 订单号 */
            orderNo: string;
            /** 颜色 */
            colorName: string;
            /** 尺码 */
            sizeName: string;
            /** 件数 */
            num: number;
            /** 状态 */
            status: components["schemas"]["BundleStatus"];
            /** 工序 */
            processes: components["schemas"]["PreloadProcess"][];
        };
        /** @description What a device needs to go on without a connection. */
        AppPreload: {
            /**
             * 截止时间
             * Format: timestamp
             */
            asOf: string;
            /**
             * 产线
             * Format: int64
             */
            lineDeptId: string | null;
            /** 产线 */
            lineDeptName: string | null;
            /** 扎号 */
            bundles: components["schemas"]["PreloadBundle"][];
            /** 员工 */
            employees: components["schemas"]["ScannedEmployee"][];
            /**
             * 未完整
             * @description True when the line has more open bundles than a device may hold
             */
            truncated: boolean;
        };
        GetAppPreloadAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["AppPreload"];
        };
        /**
         * 适用范围
         * @enum {integer}
         */
        SplitScope: 1 | 2 | 3 | 4;
        /**
         * 拆分方式
         * @enum {integer}
         */
        SplitMode: 1 | 2 | 3 | 4;
        /**
         * 编号方式
         * @enum {integer}
         */
        SplitNumbering: 1 | 2;
        BundleSplitRuleRow: {
            /**
             * 编号
             * Format: int64
             */
            id: string;
            /** 规则 */
            name: string;
            /** 范围 */
            scope: components["schemas"]["SplitScope"];
            /** 适用对象 */
            scopeName: string | null;
            /** 方式 */
            mode: components["schemas"]["SplitMode"];
            /** 每扎上限 */
            maxNum: number | null;
            /**
             * 尾扎合并%
             * Format: decimal
             */
            mergeTailPct: string;
            /** 按色号段分 */
            shadeBreak: components["schemas"]["Flag"];
            /** 编号方式 */
            numbering: components["schemas"]["SplitNumbering"];
            /** 已用床次 */
            bedCount: number;
            /**
             * 更新时间
             * Format: timestamp
             */
            updateDate: string | null;
            /**
             * 适用对象
             * Format: int64
             */
            scopeId: string | null;
            /**
             * 默认规则
             * @description True for the rule that wins for the order asked about
             */
            isNarrowest: boolean;
            /** 乐观锁 */
            version: number;
        };
        /** @description One page of rules. */
        BundleSplitRulePage: {
            /** 总数 */
            total: number;
            /** 列表 */
            list: components["schemas"]["BundleSplitRuleRow"][];
        };
        ListBundleSplitRulesAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["BundleSplitRulePage"];
        };
        BundleTotals: {
            /** 原数 */
            originNum: number;
            /** 现数 */
            num: number;
            /** 报废 */
            scrapNum: number;
            /** 补片 */
            replaceNum: number;
        };
        /** @description One page of bundles with the totals of the whole result. */
        BundlePage: {
            /** 总数 */
            total: number;
            /** 列表 */
            list: components["schemas"]["BundleRow"][];
            /** 合计 */
            sum: components["schemas"]["BundleTotals"];
        };
        ListBundlesAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["BundlePage"];
        };
        BundleStatusCount: {
            /** 状态 */
            status: components["schemas"]["BundleStatus"];
            /** 扎数 */
            bundleNum: number;
            /** 件数 */
            num: number;
        };
        BundleCounts: {
            /** 扎数 */
            bundleNum: number;
            /** 件数 */
            num: number;
            /** 未打印扎 */
            unprintedNum: number;
            /** 按状态 */
            counts: components["schemas"]["BundleStatusCount"][];
        };
        CountBundlesAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["BundleCounts"];
        };
        GenerateBundlesBody: {
            /**
             * 床次
             * Format: int64
             */
            reduceBedId: string;
            /** 乐观锁 */
            version?: (number | null) | undefined;
            /**
             * 扎号规则
             * Format: int64
             * @description Empty for the rule of the bed, or else the narrowest one
             */
            splitRuleId?: (string | null) | undefined;
        };
        GenerateBundlesAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["GeneratedBundles"];
        };
        CuttingRoomFigures: {
            /** 今日计划 */
            planNum: number;
            /** 计划床次 */
            planBedNum: number;
            /** 今日完成 */
            cutNum: number;
            /**
             * 完成率
             * Format: decimal
             */
            donePct: string | null;
            /**
             * 班次时间
             * Format: decimal
             */
            timePct: string | null;
            /** 已完成床次 */
            bedDoneNum: number;
            /** 进行中床次 */
            bedRunningNum: number;
            /** 未开始床次 */
            bedWaitingNum: number;
            /**
             * 本月铺布利用率
             * Format: decimal
             */
            spreadUtilPct: string | null;
            /**
             * 本月面料利用率
             * Format: decimal
             */
            materialUtilPct: string | null;
            /** 裁片库存 */
            stockNum: number;
            /**
             * 库存天数
             * Format: decimal
             */
            stockDays: string | null;
        };
        /**
         * 台灯
         * @enum {integer}
         */
        TableLamp: 1 | 2 | 3 | 4 | 5;
        CuttingRoomColor: {
            /** 颜色 */
            colorName: string;
            /** 色值 */
            hex: string | null;
        };
        CuttingRoomTable: {
            /**
             * 裁床台
             * Format: int64
             */
            tableId: string;
            /** 台号 */
            tableName: string;
            /** 状态 */
            lamp: components["schemas"]["TableLamp"];
            /**
             * 床次
             * Format: int64
             */
            bedId: string | null;
            /** 床次 */
            bedLabel: string | null;
            /** 订单号 */
            orderNo: string | null;
            /** 款号 */
            styleNo: string | null;
            /**
             * 图片
             * Format: image
             */
            imageUrl: string | null;
            /** 颜色 */
            colors: components["schemas"]["CuttingRoomColor"][];
            /** 已铺层数 */
            donePlies: number;
            /** 计划层数 */
            planPlies: number;
            /**
             * 预计完成
             * Format: timestamp
             */
            expectedEndDate: string | null;
            /** 后续床次 */
            nextBeds: string[];
        };
        CuttingRoomHour: {
            /** 时段 */
            hour: number;
            /** 件数 */
            num: number;
            /** 目标 */
            targetNum: number | null;
            /** 当前时段 */
            isCurrent: boolean;
        };
        CuttingRoomQueueBed: {
            /**
             * 床次
             * Format: int64
             */
            bedId: string;
            /** 台号 */
            tableName: string;
            /** 床次 */
            bedLabel: string;
            /** 订单号 */
            orderNo: string;
            /** 颜色×层数 */
            colorPlies: string[];
            /** 层数 */
            plies: number;
            /** 件数 */
            planNum: number;
            /** 布料齐 */
            fabricReady: boolean;
        };
        CuttingRoomProblem: {
            /**
             * 编号
             * Format: int64
             */
            id: string;
            /** 台号 */
            tableName: string | null;
            /** 问题 */
            problem: string;
            /**
             * 报告时间
             * Format: timestamp
             */
            reportDate: string;
            /** 响应人 */
            responderName: string | null;
            /** 超时 */
            isLate: boolean;
        };
        CuttingRoomUtilisation: {
            /**
             * 工作日
             * Format: date
             */
            workDate: string;
            /**
             * 铺布利用率%
             * Format: decimal
             */
            spreadUtilPct: string | null;
            /**
             * 面料利用率%
             * Format: decimal
             */
            materialUtilPct: string | null;
        };
        /** @description All that the wall board of the cutting room shows. */
        CuttingRoomBoard: {
            /**
             * 数据时间
             * Format: timestamp
             */
            asOf: string;
            /**
             * 工作日
             * Format: date
             */
            workDate: string;
            /** 工厂 */
            factoryName: string | null;
            /** 指标 */
            kpi: components["schemas"]["CuttingRoomFigures"];
            /** 裁床台 */
            tables: components["schemas"]["CuttingRoomTable"][];
            /** 每小时裁剪件数 */
            hours: components["schemas"]["CuttingRoomHour"][];
            /** 待裁床次 */
            queue: components["schemas"]["CuttingRoomQueueBed"][];
            /** 未关问题 */
            problems: components["schemas"]["CuttingRoomProblem"][];
            /** 近30天面料利用率 */
            months: components["schemas"]["CuttingRoomUtilisation"][];
            /**
             * 手工数据
             * @description Names of the figures that a person replaced
             */
            overrides: string[];
        };
        GetCuttingRoomBoardAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["CuttingRoomBoard"];
        };
        FieldChange: {
            /** 字段 */
            field: string;
            /** 名称 */
            title: string;
            /** 原值 */
            fromText: string | null;
            /** 新值 */
            toText: string | null;
        };
        BusinessLogRow: {
            /**
             * 编号
             * Format: int64
             */
            id: string;
            /**
             * 时间
             * Format: timestamp
             */
            createDate: string;
            /** 操作 */
            action: string;
            /** 原状态 */
            fromText: string | null;
            /** 新状态 */
            toText: string | null;
            /** 操作人 */
            byName: string | null;
            /** 原因 */
            reason: string | null;
            /** 修改内容 */
            changes: components["schemas"]["FieldChange"][];
            /** 单据类型 */
            bizType: string;
            /**
             * 单据
             * Format: int64
             */
            bizId: string;
        };
        /** @description One page of entries. */
        BusinessLogPage: {
            /** 总数 */
            total: number;
            /** 列表 */
            list: components["schemas"]["BusinessLogRow"][];
        };
        ListBusinessLogsAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["BusinessLogPage"];
        };
        CompanySetting: {
            /** 编码 */
            code: string;
            /** 分组 */
            groupName: string;
            /**
             * 值
             * @description JSON text of the value
             */
            value: string;
            /**
             * 默认值
             * @description JSON text of the default
             */
            defaultValue: string;
            /** 更新人 */
            updateByName: string | null;
            /**
             * 更新时间
             * Format: timestamp
             */
            updateDate: string | null;
            /** 乐观锁 */
            version: number;
        };
        ListCompanySettingsAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["CompanySetting"][];
        };
        GetCompanySettingAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["CompanySetting"];
        };
        /** @description Advice only; the saving decides. */
        OrderNoCheck: {
            /** 订单号 */
            orderNo: string;
            /** 可用 */
            isFree: boolean;
        };
        CheckOrderNoAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["OrderNoCheck"];
        };
        OrderColorInput: {
            /**
             * 颜色
             * Format: int64
             */
            colorId: string;
            /** 客户颜色 */
            customerColor?: (string | null) | undefined;
            /** 是否主 */
            isMain?: (components["schemas"]["Flag"] | null) | undefined;
        };
        OrderSizeInput: {
            /**
             * 尺码
             * Format: int64
             */
            sizeId: string;
        };
        OrderColorSizeInput: {
            /**
             * 颜色
             * Format: int64
             */
            colorId: string;
            /**
             * 尺码
             * Format: int64
             */
            sizeId: string;
            /** 数量 */
            num: number;
            /** SKU */
            sku?: (string | null) | undefined;
            /** 69码 */
            barcode69?: (string | null) | undefined;
        };
        /** @description A new order as a draft with its colour and size matrix. */
        CreateOrderBody: {
            /** 订单号 */
            orderNo: string;
            /** 订单类型 */
            orderType: components["schemas"]["OrderType"];
            /**
             * 客户
             * Format: int64
             */
            customerId: string;
            /**
             * 款式
             * Format: int64
             */
            styleId: string;
            /** 销售单号 */
            saleNo?: (string | null) | undefined;
            /** 客户PO */
            customerPo?: (string | null) | undefined;
            /** 季节 */
            season?: (string | null) | undefined;
            /**
             * 水洗
             * Format: int64
             */
            washingId?: (string | null) | undefined;
            /** 包装方式 */
            packMethod?: (components["schemas"]["PackMethod"] | null) | undefined;
            /** 优先级 */
            priority: components["schemas"]["OrderPriority"];
            /**
             * 下单日期
             * Format: date
             */
            orderDate?: (string | null) | undefined;
            /**
             * 物料日期
             * Format: date
             */
            materialDate?: (string | null) | undefined;
            /**
             * 计划裁剪
             * Format: date
             */
            planCutDate?: (string | null) | undefined;
            /**
             * 计划上线
             * Format: date
             */
            planSewDate?: (string | null) | undefined;
            /**
             * 交期
             * Format: date
             */
            deliveryDate: string;
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
             * 单价
             * Format: decimal
             */
            unitPrice?: (string | null) | undefined;
            /**
             * 加工费
             * Format: decimal
             */
            cmPrice?: (string | null) | undefined;
            /** 币种 */
            currencyCode?: (string | null) | undefined;
            /**
             * 工厂
             * Format: int64
             */
            factoryId?: (string | null) | undefined;
            /**
             * 跟单
             * Format: int64
             */
            merchandiserId?: (string | null) | undefined;
            /**
             * 工艺员
             * Format: int64
             */
            technicianId?: (string | null) | undefined;
            /**
             * 原订单
             * Format: int64
             */
            sourceOrderId?: (string | null) | undefined;
            /** 图片 */
            imageUrl?: (string | null) | undefined;
            /** 附件 */
            attachments?: (string[] | null) | undefined;
            /** 备注 */
            remark?: (string | null) | undefined;
            /** 颜色 */
            colors?: (components["schemas"]["OrderColorInput"][] | null) | undefined;
            /** 尺码 */
            sizes?: (components["schemas"]["OrderSizeInput"][] | null) | undefined;
            /** 数量 */
            colorSizes?: (components["schemas"]["OrderColorSizeInput"][] | null) | undefined;
        };
        CreateOrderAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["Order"];
        };
        OrderShipmentLineInput: {
            /**
             * 颜色
             * Format: int64
             */
            colorId: string;
            /**
             * 尺码
             * Format: int64
             */
            sizeId: string;
            /** 数量 */
            num: number;
        };
        OrderShipmentInput: {
            /**
             * 编号
             * Format: int64
             */
            id?: (string | null) | undefined;
            /** 走货批 */
            shipmentNo: string;
            /**
             * 走货
             * Format: date
             */
            shipmentDate: string;
            /** 目的地 */
            destination?: (string | null) | undefined;
            /** 运输方式 */
            mode?: (components["schemas"]["ShipmentMode"] | null) | undefined;
            /** 明细 */
            lines: components["schemas"]["OrderShipmentLineInput"][];
        };
        /** @description The order as it shall be; a confirmed order allows what the rules of its status allow. */
        UpdateOrderBody: {
            /**
             * 编号
             * Format: int64
             */
            id: string;
            /** 乐观锁 */
            version: number;
            /** 订单号 */
            orderNo: string;
            /** 订单类型 */
            orderType: components["schemas"]["OrderType"];
            /**
             * 客户
             * Format: int64
             */
            customerId: string;
            /**
             * 款式
             * Format: int64
             */
            styleId: string;
            /** 销售单号 */
            saleNo?: (string | null) | undefined;
            /** 客户PO */
            customerPo?: (string | null) | undefined;
            /** 季节 */
            season?: (string | null) | undefined;
            /**
             * 水洗
             * Format: int64
             */
            washingId?: (string | null) | undefined;
            /** 包装方式 */
            packMethod?: (components["schemas"]["PackMethod"] | null) | undefined;
            /** 优先级 */
            priority: components["schemas"]["OrderPriority"];
            /**
             * 下单日期
             * Format: date
             */
            orderDate?: (string | null) | undefined;
            /**
             * 物料日期
             * Format: date
             */
            materialDate?: (string | null) | undefined;
            /**
             * 计划裁剪
             * Format: date
             */
            planCutDate?: (string | null) | undefined;
            /**
             * 计划上线
             * Format: date
             */
            planSewDate?: (string | null) | undefined;
            /**
             * 交期
             * Format: date
             */
            deliveryDate: string;
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
             * 单价
             * Format: decimal
             */
            unitPrice?: (string | null) | undefined;
            /**
             * 加工费
             * Format: decimal
             */
            cmPrice?: (string | null) | undefined;
            /** 币种 */
            currencyCode?: (string | null) | undefined;
            /**
             * 工厂
             * Format: int64
             */
            factoryId?: (string | null) | undefined;
            /**
             * 跟单
             * Format: int64
             */
            merchandiserId?: (string | null) | undefined;
            /**
             * 工艺员
             * Format: int64
             */
            technicianId?: (string | null) | undefined;
            /**
             * 原订单
             * Format: int64
             */
            sourceOrderId?: (string | null) | undefined;
            /** 图片 */
            imageUrl?: (string | null) | undefined;
            /** 附件 */
            attachments?: (string[] | null) | undefined;
            /** 备注 */
            remark?: (string | null) | undefined;
            /** 颜色 */
            colors?: (components["schemas"]["OrderColorInput"][] | null) | undefined;
            /** 尺码 */
            sizes?: (components["schemas"]["OrderSizeInput"][] | null) | undefined;
            /** 数量 */
            colorSizes?: (components["schemas"]["OrderColorSizeInput"][] | null) | undefined;
            /** 走货 */
            shipments?: (components["schemas"]["OrderShipmentInput"][] | null) | undefined;
        };
        UpdateOrderAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["Order"];
        };
        OrderVersionRef: {
            /**
             * 编号
             * Format: int64
             */
            id: string;
            /** 乐观锁 */
            version: number;
        };
        /** @description The same change for at most two hundred orders; only what is sent is changed. */
        UpdateOrdersBody: {
            /** 订单 */
            orders: components["schemas"]["OrderVersionRef"][];
            /** 优先级 */
            priority?: (components["schemas"]["OrderPriority"] | null) | undefined;
            /**
             * 跟单
             * Format: int64
             */
            merchandiserId?: (string | null) | undefined;
            /**
             * 物料日期
             * Format: date
             */
            materialDate?: (string | null) | undefined;
            /**
             * 计划裁剪
             * Format: date
             */
            planCutDate?: (string | null) | undefined;
            /**
             * 计划上线
             * Format: date
             */
            planSewDate?: (string | null) | undefined;
            /**
             * 交期
             * Format: date
             */
            deliveryDate?: (string | null) | undefined;
            /** 备注 */
            remark?: (string | null) | undefined;
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
        UpdateOrdersAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["BatchResult"];
        };
        DeleteOrderAnswer: components["schemas"]["Envelope"] & {
            /** @constant */
            data: true;
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
        ImportOrdersAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["ImportResult"];
        };
        /** @description Names a record in the version the person has on screen. */
        RecordVersionBody: {
            /**
             * 编号
             * Format: int64
             */
            id: string;
            /** 乐观锁 */
            version: number;
        };
        /** @description Where an order stands after a step. */
        OrderState: {
            /**
             * 编号
             * Format: int64
             */
            id: string;
            /** 订单号 */
            orderNo: string;
            /** 状态 */
            status: components["schemas"]["OrderStatus"];
            /** 暂停前状态 */
            suspendFrom: components["schemas"]["OrderStatus"] | null;
            /** 工资锁 */
            wageLocked: components["schemas"]["Flag"];
            /** 乐观锁 */
            version: number;
        };
        ConfirmOrderAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["OrderState"];
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
        WithdrawOrderAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["OrderState"];
        };
        SuspendOrderAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["OrderState"];
        };
        ResumeOrderAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["OrderState"];
        };
        /** @description A step with an optional reason, on the version the person has on screen. */
        RecordNoteBody: {
            /**
             * 编号
             * Format: int64
             */
            id: string;
            /** 乐观锁 */
            version: number;
            /** 原因 */
            reason?: (string | null) | undefined;
        };
        FinishOrderAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["OrderState"];
        };
        ReopenOrderAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["OrderState"];
        };
        CloseOrderAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["OrderState"];
        };
        UncloseOrderAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["OrderState"];
        };
        CancelOrderAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["OrderState"];
        };
        /** @description One rule that was tested, with the sentence a person is shown. */
        RuleCheck: {
            /** 编码 */
            code: string;
            /** 说明 */
            text: string;
            /** 通过 */
            isOk: boolean;
            /** 数量 */
            count: number;
            /** 链接 */
            link: string | null;
        };
        /** @description The rules a step asks for, each with its outcome. */
        RuleChecks: {
            /** 全部通过 */
            isOk: boolean;
            /** 检查项 */
            checks: components["schemas"]["RuleCheck"][];
        };
        GetOrderConfirmCheckAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["RuleChecks"];
        };
        GetOrderCloseCheckAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["RuleChecks"];
        };
        LockOrderWagesAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["OrderState"];
        };
        UnlockOrderWagesAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["OrderState"];
        };
        /** @description An order as workshops see it: execution instead of commerce, no prices. */
        ReleasedOrderRow: {
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
            /** 订单号 */
            orderNo: string;
            /** 优先级 */
            priority: components["schemas"]["OrderPriority"];
            /** 状态 */
            status: components["schemas"]["OrderStatus"];
            /** 款号 */
            styleNo: string;
            /** 款名 */
            styleName: string | null;
            /**
             * 交期
             * Format: date
             */
            deliveryDate: string | null;
            /**
             * 计划上线
             * Format: date
             */
            planSewDate: string | null;
            /**
             * 实际上线
             * Format: date
             */
            actualSewDate: string | null;
            /** 订单数量 */
            orderNum: number;
            /** 已裁 */
            cutNum: number;
            /** 裁片现存 */
            cutStoreNum: number;
            /** 已发料 */
            deliverNum: number;
            /** 在制 */
            wipNum: number;
            /** 车缝数 */
            sewNum: number;
            /** 检验合格 */
            qcPassNum: number;
            /** 入库数 */
            inNum: number;
            /** 今日下线 */
            todayNum: number;
            /** 产线 */
            lineNames: string[];
            /**
             * 齐套率%
             * Format: decimal
             */
            readyPct: string | null;
            /** 冻结数 */
            holdNum: number;
            /** 未关问题 */
            problemNum: number;
            /**
             * 总工时(分)
             * Format: decimal
             */
            samTotal: string;
            /**
             * 预计完成
             * Format: date
             */
            forecastDate: string | null;
            /** 延误天 */
            delayDays: number | null;
            /** 订单类型 */
            orderType: components["schemas"]["OrderType"];
            /**
             * 款式
             * Format: int64
             */
            styleId: string;
            /** 乐观锁 */
            version: number;
        };
        ReleasedOrderTotals: {
            /** 订单数量 */
            orderNum: number;
            /** 已裁 */
            cutNum: number;
            /** 裁片现存 */
            cutStoreNum: number;
            /** 已发料 */
            deliverNum: number;
            /** 在制 */
            wipNum: number;
            /** 车缝数 */
            sewNum: number;
            /** 检验合格 */
            qcPassNum: number;
            /** 入库数 */
            inNum: number;
            /** 今日下线 */
            todayNum: number;
        };
        /** @description One page of released orders with the totals of the whole result. */
        ReleasedOrderPage: {
            /** 总数 */
            total: number;
            /** 列表 */
            list: components["schemas"]["ReleasedOrderRow"][];
            /** 合计 */
            sum: components["schemas"]["ReleasedOrderTotals"];
        };
        ListReleasedOrdersAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["ReleasedOrderPage"];
        };
        OrderStageCell: {
            /**
             * 颜色
             * Format: int64
             */
            colorId: string;
            /** 颜色 */
            colorName: string;
            /**
             * 尺码
             * Format: int64
             */
            sizeId: string;
            /** 尺码 */
            sizeName: string;
            /** 订单数量 */
            orderNum: number;
            /** 件数 */
            cutNum: number;
            /** 已发料 */
            deliverNum: number;
            /** 车缝数 */
            sewNum: number;
            /** 检验合格 */
            qcPassNum: number;
            /** 入库数 */
            inNum: number;
            /** 出 */
            outNum: number;
            /** 报废 */
            scrapNum: number;
        };
        GetReleasedOrderStagesAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["OrderStageCell"][];
        };
        ListOrderBomAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["OrderBomLine"][];
        };
        OrderBomInput: {
            /**
             * 编号
             * Format: int64
             */
            id?: (string | null) | undefined;
            /**
             * 物料
             * Format: int64
             */
            materialId: string;
            /** 布种 */
            fabricPart?: (components["schemas"]["FabricPart"] | null) | undefined;
            /** 部位 */
            partName?: (string | null) | undefined;
            /**
             * 颜色
             * Format: int64
             */
            colorId?: (string | null) | undefined;
            /** 是否主 */
            isMain?: (components["schemas"]["Flag"] | null) | undefined;
            /**
             * 单件用量
             * Format: decimal
             */
            usageNum: string;
            /** 单位 */
            unitCode: string;
            /**
             * 损耗%
             * Format: decimal
             */
            lossPct?: (string | null) | undefined;
            /** 供应商 */
            supplierName?: (string | null) | undefined;
            /** 备注 */
            remark?: (string | null) | undefined;
        };
        /** @description All lines of the bill of materials; a line with issued material stays. */
        ReplaceOrderBomBody: {
            /**
             * 订单
             * Format: int64
             */
            orderId: string;
            /** 乐观锁 */
            version: number;
            /** 行 */
            rows: components["schemas"]["OrderBomInput"][];
        };
        /** @description The saved bill of materials with the new version of the order. */
        OrderBomSaved: {
            /**
             * 订单
             * Format: int64
             */
            orderId: string;
            /** 乐观锁 */
            version: number;
            /** 明细 */
            lines: components["schemas"]["OrderBomLine"][];
        };
        ReplaceOrderBomAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["OrderBomSaved"];
        };
        DeleteOrderBomAnswer: components["schemas"]["Envelope"] & {
            /** @constant */
            data: true;
        };
        OrderPartInput: {
            /**
             * 编号
             * Format: int64
             */
            id?: (string | null) | undefined;
            /** 部位 */
            partCode: string;
            /** 部位 */
            partName: string;
            /** 布种 */
            fabricPart: components["schemas"]["FabricPart"];
            /** 每件片数 */
            piecesPerGarment: number;
            /**
             * 刀模
             * Format: int64
             */
            knifeMoldId?: (string | null) | undefined;
            /** 粘衬 */
            isFused?: (components["schemas"]["Flag"] | null) | undefined;
            /** 印花 */
            isPrinted?: (components["schemas"]["Flag"] | null) | undefined;
            /**
             * 面积(cm²)
             * Format: decimal
             */
            areaCm2?: (string | null) | undefined;
        };
        /** @description All parts of the garment. */
        ReplaceOrderPartsBody: {
            /**
             * 订单
             * Format: int64
             */
            orderId: string;
            /** 乐观锁 */
            version: number;
            /** 行 */
            rows: components["schemas"]["OrderPartInput"][];
        };
        /** @description The saved lines with the new version of the order. */
        OrderPartsSaved: {
            /**
             * 订单
             * Format: int64
             */
            orderId: string;
            /** 乐观锁 */
            version: number;
            /** 明细 */
            lines: components["schemas"]["OrderPart"][];
        };
        ReplaceOrderPartsAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["OrderPartsSaved"];
        };
        OrderProcessInput: {
            /**
             * 编号
             * Format: int64
             */
            id?: (string | null) | undefined;
            /**
             * 工序
             * Format: int64
             */
            processId?: (string | null) | undefined;
            /** 序号 */
            seqNo: number;
            /** 工段 */
            section: components["schemas"]["Section"];
            /** 工序 */
            processName: string;
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
            price?: (string | null) | undefined;
            /** 难度等级 */
            grade: string;
            /** 关键工序 */
            isCheckpoint: components["schemas"]["Flag"];
            /** 产出点 */
            isOutput: components["schemas"]["Flag"];
            /** 打工票 */
            isTicket: components["schemas"]["Flag"];
            /** 计件范围 */
            payScope: components["schemas"]["PayScope"];
            /**
             * 外发组
             * Format: int64
             */
            outGroupId?: (string | null) | undefined;
            /** 启用 */
            isEnabled: components["schemas"]["Flag"];
        };
        /** @description All processes of the order; scanned ones may be disabled but not left out. */
        ReplaceOrderProcessesBody: {
            /**
             * 订单
             * Format: int64
             */
            orderId: string;
            /** 乐观锁 */
            version: number;
            /** 行 */
            rows: components["schemas"]["OrderProcessInput"][];
        };
        /** @description The saved lines with the new version of the order. */
        OrderProcessesSaved: {
            /**
             * 订单
             * Format: int64
             */
            orderId: string;
            /** 乐观锁 */
            version: number;
            /** 明细 */
            lines: components["schemas"]["OrderProcess"][];
        };
        ReplaceOrderProcessesAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["OrderProcessesSaved"];
        };
        OrderColorMatchingInput: {
            /**
             * 编号
             * Format: int64
             */
            id?: (string | null) | undefined;
            /**
             * 成衣颜色
             * Format: int64
             */
            garmentColorId: string;
            /** 部位 */
            partName: string;
            /**
             * 物料
             * Format: int64
             */
            materialId: string;
            /**
             * 物料颜色
             * Format: int64
             */
            materialColorId: string;
        };
        /** @description The whole matrix of garment colour and material colour. */
        ReplaceOrderColorMatchingBody: {
            /**
             * 订单
             * Format: int64
             */
            orderId: string;
            /** 乐观锁 */
            version: number;
            /** 行 */
            rows: components["schemas"]["OrderColorMatchingInput"][];
        };
        /** @description The saved lines with the new version of the order. */
        OrderColorMatchingSaved: {
            /**
             * 订单
             * Format: int64
             */
            orderId: string;
            /** 乐观锁 */
            version: number;
            /** 明细 */
            lines: components["schemas"]["OrderColorMatching"][];
        };
        ReplaceOrderColorMatchingAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["OrderColorMatchingSaved"];
        };
        OrderWorkshopInput: {
            /**
             * 编号
             * Format: int64
             */
            id?: (string | null) | undefined;
            /**
             * 部门
             * Format: int64
             */
            deptId: string;
            /** 工段 */
            section: components["schemas"]["Section"];
            /** 数量 */
            num?: (number | null) | undefined;
            /**
             * 计划开始
             * Format: date
             */
            planStartDate?: (string | null) | undefined;
            /**
             * 阶段计划完成
             * Format: date
             */
            planEndDate?: (string | null) | undefined;
        };
        /** @description All workshops of the order. */
        ReplaceOrderWorkshopsBody: {
            /**
             * 订单
             * Format: int64
             */
            orderId: string;
            /** 乐观锁 */
            version: number;
            /** 行 */
            rows: components["schemas"]["OrderWorkshopInput"][];
        };
        /** @description The saved lines with the new version of the order. */
        OrderWorkshopsSaved: {
            /**
             * 订单
             * Format: int64
             */
            orderId: string;
            /** 乐观锁 */
            version: number;
            /** 明细 */
            lines: components["schemas"]["OrderWorkshop"][];
        };
        ReplaceOrderWorkshopsAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["OrderWorkshopsSaved"];
        };
        OrderFabricInput: {
            /**
             * 物料
             * Format: int64
             */
            materialId: string;
            /**
             * 颜色
             * Format: int64
             */
            colorId: string;
            /** 布种 */
            fabricPart: components["schemas"]["FabricPart"];
            /**
             * 计划m
             * Format: decimal
             */
            planLen?: (string | null) | undefined;
            /** 布卷 */
            tympanIds: string[];
        };
        /** @description The fabrics of the order with the rolls that are reserved for it; rolls left out are released. */
        SaveOrderFabricsBody: {
            /**
             * 订单
             * Format: int64
             */
            orderId: string;
            /** 乐观锁 */
            version: number;
            /** 行 */
            rows: components["schemas"]["OrderFabricInput"][];
        };
        /** @description The saved lines with the new version of the order. */
        OrderFabricsSaved: {
            /**
             * 订单
             * Format: int64
             */
            orderId: string;
            /** 乐观锁 */
            version: number;
            /** 明细 */
            lines: components["schemas"]["OrderFabric"][];
        };
        SaveOrderFabricsAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["OrderFabricsSaved"];
        };
        /**
         * 方法
         * @description FIELD and EXPORT are rights that no call belongs to.
         * @enum {string}
         */
        HttpMethod: "GET" | "POST" | "PUT" | "PATCH" | "DELETE" | "FIELD" | "EXPORT";
        MeasureValueInput: {
            /**
             * 尺码
             * Format: int64
             */
            sizeId: string;
            /**
             * 数值
             * Format: decimal
             */
            value: string;
        };
        MeasurePointInput: {
            /** 测量部位 */
            pointName: string;
            /** 方法 */
            method?: (components["schemas"]["HttpMethod"] | null) | undefined;
            /**
             * 上公差
             * Format: decimal
             */
            tolUp?: (string | null) | undefined;
            /**
             * 下公差
             * Format: decimal
             */
            tolDown?: (string | null) | undefined;
            /** 尺码值 */
            values: components["schemas"]["MeasureValueInput"][];
        };
        /** @description The acceptance standard of the order. */
        SaveOrderQualifyingBody: {
            /**
             * 订单
             * Format: int64
             */
            orderId: string;
            /** 乐观锁 */
            version: number;
            /**
             * 主疵AQL
             * Format: decimal
             */
            aqlMajor?: (string | null) | undefined;
            /**
             * 次疵AQL
             * Format: decimal
             */
            aqlMinor?: (string | null) | undefined;
            /** 检验水平 */
            inspectionLevel?: (string | null) | undefined;
            /** 检验关口 */
            gates: components["schemas"]["Section"][];
            /** 测量点 */
            points: components["schemas"]["MeasurePointInput"][];
        };
        SaveOrderQualifyingAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["OrderQualifying"];
        };
        /** @description All shipments of an order; together they equal the order matrix. */
        SaveOrderShipmentBody: {
            /**
             * 订单
             * Format: int64
             */
            orderId: string;
            /** 乐观锁 */
            version: number;
            /** 走货 */
            shipments: components["schemas"]["OrderShipmentInput"][];
        };
        /** @description The saved shipments with the new version of the order. */
        OrderShipmentsSaved: {
            /**
             * 订单
             * Format: int64
             */
            orderId: string;
            /** 乐观锁 */
            version: number;
            /** 走货 */
            shipments: components["schemas"]["OrderShipment"][];
        };
        SaveOrderShipmentAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["OrderShipmentsSaved"];
        };
        CreateOrderMachineBody: {
            /**
             * 订单
             * Format: int64
             */
            orderId: string;
            /**
             * 机种
             * Format: int64
             */
            machineTypeId: string;
            /** 需求台数 */
            needNum: number;
            /**
             * 产线
             * Format: int64
             */
            lineDeptId?: (string | null) | undefined;
            /** 设备 */
            machineIds?: (string[] | null) | undefined;
            /**
             * 开始日期
             * Format: date
             */
            fromDate: string;
            /**
             * 结束日期
             * Format: date
             */
            toDate: string;
        };
        OrderMachine: {
            /**
             * 编号
             * Format: int64
             */
            id: string;
            /**
             * 订单
             * Format: int64
             */
            orderId: string;
            /**
             * 机种
             * Format: int64
             */
            machineTypeId: string;
            /** 机种 */
            machineTypeName: string;
            /** 需求台数 */
            needNum: number;
            /** 现有 */
            ownNum: number;
            /** 占用 */
            busyNum: number;
            /** 可用 */
            freeNum: number;
            /**
             * 产线
             * Format: int64
             */
            lineDeptId: string | null;
            /** 产线 */
            lineDeptName: string | null;
            /** 设备 */
            machineIds: string[];
            /**
             * 开始日期
             * Format: date
             */
            fromDate: string;
            /**
             * 结束日期
             * Format: date
             */
            toDate: string;
            /** 乐观锁 */
            version: number;
        };
        CreateOrderMachineAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["OrderMachine"];
        };
        UpdateOrderMachineBody: {
            /**
             * 编号
             * Format: int64
             */
            id: string;
            /** 乐观锁 */
            version: number;
            /**
             * 机种
             * Format: int64
             */
            machineTypeId: string;
            /** 需求台数 */
            needNum: number;
            /**
             * 产线
             * Format: int64
             */
            lineDeptId?: (string | null) | undefined;
            /** 设备 */
            machineIds?: (string[] | null) | undefined;
            /**
             * 开始日期
             * Format: date
             */
            fromDate: string;
            /**
             * 结束日期
             * Format: date
             */
            toDate: string;
        };
        UpdateOrderMachineAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["OrderMachine"];
        };
        DeleteOrderMachinesAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["BatchResult"];
        };
        /**
         * 资源类型
         * @enum {integer}
         */
        ResourceType: 1 | 2 | 3 | 4;
        CreateResourceOccupationBody: {
            /** 类型 */
            resourceType: components["schemas"]["ResourceType"];
            /**
             * 资源
             * Format: int64
             */
            resourceId: string;
            /**
             * 订单
             * Format: int64
             */
            orderId: string;
            /**
             * 排程
             * Format: int64
             */
            scheduleId?: (string | null) | undefined;
            /**
             * 开始日期
             * Format: timestamp
             */
            fromDate: string;
            /**
             * 结束日期
             * Format: timestamp
             */
            toDate: string;
        };
        /**
         * 占用状态
         * @enum {integer}
         */
        OccupationStatus: 0 | 1;
        ResourceOccupation: {
            /**
             * 编号
             * Format: int64
             */
            id: string;
            /** 类型 */
            resourceType: components["schemas"]["ResourceType"];
            /**
             * 资源
             * Format: int64
             */
            resourceId: string;
            /** 资源 */
            resourceName: string;
            /**
             * 订单
             * Format: int64
             */
            orderId: string;
            /** 订单号 */
            orderNo: string;
            /**
             * 排程
             * Format: int64
             */
            scheduleId: string | null;
            /**
             * 开始日期
             * Format: timestamp
             */
            fromDate: string;
            /**
             * 结束日期
             * Format: timestamp
             */
            toDate: string;
            /** 状态 */
            status: components["schemas"]["OccupationStatus"];
            /** 乐观锁 */
            version: number;
        };
        CreateResourceOccupationAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["ResourceOccupation"];
        };
        CancelResourceOccupationAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["ResourceOccupation"];
        };
        SlotCardPair: {
            /** 插卡号 */
            cardNo: string;
            /**
             * 扎号
             * Format: int64
             */
            bundleId: string;
            /**
             * 产线
             * Format: int64
             */
            lineDeptId?: (string | null) | undefined;
        };
        /** @description Pairs of card and bundle; each pair is bound or refused on its own. */
        BindOrderSlotCardsBody: {
            /**
             * 订单
             * Format: int64
             */
            orderId?: (string | null) | undefined;
            /** 绑定 */
            rows: components["schemas"]["SlotCardPair"][];
            /**
             * 请求号
             * @description Made by the device once; the same id answers the same result
             */
            requestId: string;
        };
        SlotCardPairResult: {
            /** 插卡号 */
            cardNo: string;
            /**
             * 扎号
             * Format: int64
             */
            bundleId: string;
            /** 扎号 */
            bundleLabel: string | null;
            /** 成功 */
            isOk: boolean;
            /** 说明 */
            text: string | null;
        };
        BindOrderSlotCardsAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["SlotCardPairResult"][];
        };
        CutPlanMarkerSizeInput: {
            /**
             * 尺码
             * Format: int64
             */
            sizeId: string;
            /**
             * 配比
             * Format: decimal
             */
            ratio: string;
        };
        SuggestCutPlanBody: {
            /**
             * 订单
             * Format: int64
             */
            orderId: string;
            /** 布种 */
            fabricPart: components["schemas"]["FabricPart"];
            /**
             * 物料
             * Format: int64
             */
            materialId: string;
            /** 最高层数 */
            maxPlies: number;
            /**
             * 段长
             * Format: decimal
             */
            markerLen: string;
            /**
             * 门幅(cm)
             * Format: decimal
             */
            widthCm: string;
            /**
             * 人效%
             * Format: decimal
             */
            effPct?: (string | null) | undefined;
            /** 配比 */
            sizes?: (components["schemas"]["CutPlanMarkerSizeInput"][] | null) | undefined;
        };
        CutPlanCell: {
            /**
             * 颜色
             * Format: int64
             */
            colorId: string;
            /** 颜色 */
            colorName: string;
            /**
             * 尺码
             * Format: int64
             */
            sizeId: string;
            /** 尺码 */
            sizeName: string;
            /** 订单数量 */
            orderNum: number;
            /** 计划件数 */
            planNum: number;
            /** 下限 */
            minNum: number;
            /** 上限 */
            maxNum: number;
        };
        /** @description A proposal that nothing is saved of. */
        CutPlanSuggestion: {
            /** 唛架 */
            markers: components["schemas"]["CutPlanMarker"][];
            /** 床次计划 */
            lays: components["schemas"]["CutPlanLay"][];
            /** 件数 */
            cells: components["schemas"]["CutPlanCell"][];
            /** 计划件数 */
            planNum: number;
            /**
             * 计划m
             * Format: decimal
             */
            planLen: string;
            /**
             * 实际单耗
             * Format: decimal
             */
            usagePerPiece: string;
        };
        SuggestCutPlanAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["CutPlanSuggestion"];
        };
        CutPlanMarkerInput: {
            /** 唛架名 */
            markerName: string;
            /**
             * 段长
             * Format: decimal
             */
            markerLen: string;
            /**
             * 门幅(cm)
             * Format: decimal
             */
            widthCm: string;
            /**
             * 人效%
             * Format: decimal
             */
            effPct?: (string | null) | undefined;
            /**
             * 面积(cm²)
             * Format: decimal
             */
            areaCm2?: (string | null) | undefined;
            /** 唛架文件 */
            fileUrl?: (string | null) | undefined;
            /** 配比 */
            sizes: components["schemas"]["CutPlanMarkerSizeInput"][];
        };
        CutPlanLayColorInput: {
            /**
             * 颜色
             * Format: int64
             */
            colorId: string;
            /** 色号段 */
            shade?: (string | null) | undefined;
            /** 层数 */
            plies: number;
        };
        CutPlanLayInput: {
            /** 床次计划 */
            layNo: number;
            /** 唛架名 */
            markerName: string;
            /** 颜色层数 */
            colors: components["schemas"]["CutPlanLayColorInput"][];
        };
        /** @description A cut plan; without an id a new one. */
        SaveCutPlanBody: {
            /**
             * 编号
             * Format: int64
             */
            id?: (string | null) | undefined;
            /** 乐观锁 */
            version?: (number | null) | undefined;
            /**
             * 订单
             * Format: int64
             */
            orderId: string;
            /** 布种 */
            fabricPart: components["schemas"]["FabricPart"];
            /**
             * 物料
             * Format: int64
             */
            materialId: string;
            /** 最高层数 */
            maxPlies: number;
            /** 唛架 */
            markers: components["schemas"]["CutPlanMarkerInput"][];
            /** 床次计划 */
            lays: components["schemas"]["CutPlanLayInput"][];
        };
        SaveCutPlanAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["CutPlanRow"];
        };
        ApproveCutPlanAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["CutPlanRow"];
        };
        /**
         * 版本状态
         * @enum {integer}
         */
        OrderVersionStatus: 0 | 1 | 2;
        OrderVersionRow: {
            /**
             * 编号
             * Format: int64
             */
            id: string;
            /** 订单号 */
            orderNo: string;
            /** 版本号 */
            versionNo: number;
            /** 状态 */
            status: components["schemas"]["OrderVersionStatus"];
            /** 变更原因 */
            reason: string | null;
            /** 变更摘要 */
            changeText: string | null;
            /** 变更前数量 */
            numBefore: number;
            /** 变更后数量 */
            numAfter: number;
            /** 客户 */
            customerName: string;
            /** 款号 */
            styleNo: string;
            /** 申请人 */
            createByName: string | null;
            /**
             * 申请时间
             * Format: timestamp
             */
            createDate: string;
            /** 审批人 */
            approveByName: string | null;
            /**
             * 审批时间
             * Format: timestamp
             */
            approveDate: string | null;
            /**
             * 订单
             * Format: int64
             */
            orderId: string;
            /**
             * 款式
             * Format: int64
             */
            styleId: string;
            /**
             * 客户
             * Format: int64
             */
            customerId: string;
            /** 乐观锁 */
            version: number;
        };
        /** @description One page of order versions. */
        OrderVersionPage: {
            /** 总数 */
            total: number;
            /** 列表 */
            list: components["schemas"]["OrderVersionRow"][];
        };
        ListOrderVersionsAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["OrderVersionPage"];
        };
        /**
         * 变更类型
         * @enum {integer}
         */
        ChangeKind: 1 | 2 | 3;
        /** @description One difference between two versions. */
        OrderChange: {
            /** 范围 */
            area: string;
            /** 对象 */
            label: string;
            /** 字段 */
            field: string;
            /** 原值 */
            fromText: string | null;
            /** 新值 */
            toText: string | null;
            /** 变更 */
            changeKind: components["schemas"]["ChangeKind"];
        };
        OrderVersionDiff: {
            /**
             * 订单
             * Format: int64
             */
            orderId: string;
            /** 原版本 */
            fromVersionNo: number;
            /** 新版本 */
            toVersionNo: number;
            /** 变更 */
            changes: components["schemas"]["OrderChange"][];
        };
        GetOrderVersionDiffAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["OrderVersionDiff"];
        };
        OrderVersionValues: {
            /** 颜色 */
            colors: components["schemas"]["OrderColor"][];
            /** 尺码 */
            sizes: components["schemas"]["OrderSize"][];
            /** 数量 */
            colorSizes: components["schemas"]["OrderColorSize"][];
            /** 走货 */
            shipments: components["schemas"]["OrderShipment"][];
            /**
             * 裁剪上差%
             * Format: decimal
             */
            cutTolUpPct: string;
            /**
             * 交期
             * Format: date
             */
            deliveryDate: string;
            /** BOM */
            bom: components["schemas"]["OrderBomLine"][];
            /** 工序 */
            processes: components["schemas"]["OrderProcess"][];
            /** 质量标准 */
            qualifying: components["schemas"]["OrderQualifying"] | null;
        };
        OrderVersionCell: {
            /**
             * 颜色
             * Format: int64
             */
            colorId: string;
            /**
             * 尺码
             * Format: int64
             */
            sizeId: string;
            /** 件数 */
            cutNum: number;
            /** 下限 */
            minNum: number;
            /** 上限 */
            maxNum: number;
            /** 新数量 */
            num: number;
            /** 超欠 */
            overNum: number;
        };
        FabricEffect: {
            /**
             * 物料
             * Format: int64
             */
            materialId: string;
            /** 面料 */
            materialName: string;
            /** 颜色 */
            colorName: string | null;
            /**
             * 差异米
             * Format: decimal
             */
            diffLen: string;
        };
        /** @description What a change would touch. */
        OrderVersionEffect: {
            /** 检查项 */
            checks: components["schemas"]["RuleCheck"][];
            /** 数量 */
            cells: components["schemas"]["OrderVersionCell"][];
            /** 用布 */
            fabrics: components["schemas"]["FabricEffect"][];
            /** 受影响排程 */
            schedules: string[];
            /** 受影响派工 */
            dispatches: string[];
            /** 新增工序扎数 */
            bundleNum: number;
        };
        /** @description The open draft of an order, or an empty one. */
        OrderVersionDraft: {
            /**
             * 编号
             * Format: int64
             */
            id: string | null;
            /**
             * 订单
             * Format: int64
             */
            orderId: string;
            /** 版本号 */
            versionNo: number;
            /** 变更原因 */
            reason: string | null;
            /** 变更 */
            changes: components["schemas"]["OrderVersionValues"] | null;
            /** 影响 */
            effect: components["schemas"]["OrderVersionEffect"];
            /** 乐观锁 */
            version: number;
        };
        GetOrderVersionDraftAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["OrderVersionDraft"];
        };
        OrderVersionBomInput: {
            /**
             * 物料
             * Format: int64
             */
            materialId: string;
            /**
             * 颜色
             * Format: int64
             */
            colorId?: (string | null) | undefined;
            /** 布种 */
            fabricPart?: (components["schemas"]["FabricPart"] | null) | undefined;
            /** 部位 */
            partName?: (string | null) | undefined;
            /** 是否主 */
            isMain?: (components["schemas"]["Flag"] | null) | undefined;
            /**
             * 单件用量
             * Format: decimal
             */
            usageNum: string;
            /** 单位 */
            unitCode: string;
            /**
             * 损耗%
             * Format: decimal
             */
            lossPct?: (string | null) | undefined;
            /** 供应商 */
            supplierName?: (string | null) | undefined;
            /** 备注 */
            remark?: (string | null) | undefined;
        };
        /** @description Only the parts that change. */
        OrderVersionChanges: {
            /** 颜色 */
            colors?: (components["schemas"]["OrderColorInput"][] | null) | undefined;
            /** 尺码 */
            sizes?: (components["schemas"]["OrderSizeInput"][] | null) | undefined;
            /** 数量 */
            colorSizes?: (components["schemas"]["OrderColorSizeInput"][] | null) | undefined;
            /** 走货 */
            shipments?: (components["schemas"]["OrderShipmentInput"][] | null) | undefined;
            /**
             * 裁剪上差%
             * Format: decimal
             */
            cutTolUpPct?: (string | null) | undefined;
            /**
             * 交期
             * Format: date
             */
            deliveryDate?: (string | null) | undefined;
            /** BOM */
            bom?: (components["schemas"]["OrderVersionBomInput"][] | null) | undefined;
            /** 工序 */
            processes?: (components["schemas"]["OrderProcessInput"][] | null) | undefined;
            /** 质量标准 */
            qualifying?: (components["schemas"]["SaveOrderQualifyingBody"] | null) | undefined;
        };
        /** @description A change order as a draft; without an id a new one. */
        SaveOrderVersionBody: {
            /**
             * 编号
             * Format: int64
             */
            id?: (string | null) | undefined;
            /** 乐观锁 */
            version?: (number | null) | undefined;
            /**
             * 订单
             * Format: int64
             */
            orderId: string;
            /** 原因 */
            reason: string;
            /** 变更 */
            changes: components["schemas"]["OrderVersionChanges"];
        };
        SaveOrderVersionAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["OrderVersionDraft"];
        };
        CheckOrderVersionBody: {
            /**
             * 订单
             * Format: int64
             */
            orderId: string;
            /** 变更 */
            changes: components["schemas"]["OrderVersionChanges"];
        };
        CheckOrderVersionAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["OrderVersionEffect"];
        };
        ActivateOrderVersionAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["OrderVersionRow"];
        };
        RefuseOrderVersionAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["OrderVersionRow"];
        };
        ResyncOrderBody: {
            /**
             * 订单
             * Format: int64
             */
            orderId: string;
            /** 乐观锁 */
            version: number;
            /** 原因 */
            reason: string;
        };
        ResyncOrderFromStyleAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["OrderVersionDraft"];
        };
        /**
         * 难度等级
         * @enum {string}
         */
        ProcessGrade: "A" | "B" | "C" | "D";
        /**
         * 工价状态
         * @enum {integer}
         */
        PriceStatus: 0 | 1 | 9;
        OrderPriceRow: {
            /**
             * 编号
             * Format: int64
             */
            id: string;
            /** 订单号 */
            orderNo: string;
            /** 序号 */
            seqNo: number;
            /** 工序 */
            processName: string;
            /** 工段 */
            section: components["schemas"]["Section"];
            /** 部位 */
            partCode: string | null;
            /** 机种 */
            machineTypeName: string | null;
            /** 难度等级 */
            grade: components["schemas"]["ProcessGrade"];
            /** 计件范围 */
            payScope: components["schemas"]["PayScope"];
            /**
             * 标准工时(分)
             * Format: decimal
             */
            sam: string;
            /**
             * 现行工价
             * Format: decimal
             */
            price?: (string | null) | undefined;
            /**
             * 分钟单价
             * Format: decimal
             */
            pricePerMin?: (string | null) | undefined;
            /**
             * 生效日
             * Format: date
             */
            fromDate: string | null;
            /**
             * 截止日
             * Format: date
             */
            toDate: string | null;
            /**
             * 待生效工价
             * Format: decimal
             */
            nextPrice?: (string | null) | undefined;
            /**
             * 待生效日
             * Format: date
             */
            nextFromDate: string | null;
            /** 已扫件数 */
            doneNum: number;
            /** 原因 */
            reason: string | null;
            /** 审核人 */
            approveByName: string | null;
            /**
             * 订单
             * Format: int64
             */
            orderId: string;
            /**
             * 工序
             * Format: int64
             */
            orderProcessId: string;
            /** 状态 */
            status: components["schemas"]["PriceStatus"];
            /** 款号 */
            styleNo: string;
            /** 乐观锁 */
            version: number;
        };
        OrderPriceTotals: {
            /**
             * 标准工时(分)
             * Format: decimal
             */
            sam: string | null;
            /**
             * 现行工价
             * Format: decimal
             */
            price?: (string | null) | undefined;
        };
        /** @description One page of prices with the totals of the whole result. */
        OrderPricePage: {
            /** 总数 */
            total: number;
            /** 列表 */
            list: components["schemas"]["OrderPriceRow"][];
            /** 合计 */
            sum: components["schemas"]["OrderPriceTotals"];
        };
        ListOrderPricesAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["OrderPricePage"];
        };
        OrderPriceInput: {
            /**
             * 工序
             * Format: int64
             */
            orderProcessId: string;
            /**
             * 现行工价
             * Format: decimal
             */
            price: string;
        };
        /** @description New prices from a day on, or pending ones that are taken back. */
        SaveOrderPriceBody: {
            /**
             * 订单
             * Format: int64
             */
            orderId: string;
            /** 工价 */
            rows: components["schemas"]["OrderPriceInput"][];
            /**
             * 开始日期
             * Format: date
             */
            fromDate: string;
            /** 原因 */
            reason: string;
            /** 撤销 */
            withdrawIds?: (string[] | null) | undefined;
        };
        SaveOrderPriceAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["OrderPriceRow"][];
        };
        AuditOrderPriceBody: {
            /** 记录 */
            ids: string[];
            /** 是否通过 */
            agree: boolean;
            /** 意见 */
            opinion?: (string | null) | undefined;
        };
        AuditOrderPriceAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["BatchResult"];
        };
        PreviewRepricingBody: {
            /**
             * 订单
             * Format: int64
             */
            orderId: string;
            /** 工序 */
            orderProcessIds: string[];
            /**
             * 开始日期
             * Format: date
             */
            fromDate: string;
            /**
             * 结束日期
             * Format: date
             */
            toDate: string;
        };
        RepricingRow: {
            /**
             * 员工
             * Format: int64
             */
            employeeId: string;
            /** 工号 */
            employeeNo: string;
            /** 姓名 */
            employeeName: string;
            /** 数量 */
            num: number;
            /**
             * 差额
             * Format: decimal
             */
            amount?: string | undefined;
        };
        Repricing: {
            /** 数量 */
            num: number;
            /**
             * 差额合计
             * Format: decimal
             */
            amount?: string | undefined;
            /** 员工 */
            rows: components["schemas"]["RepricingRow"][];
        };
        PreviewRepricingAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["Repricing"];
        };
        /**
         * 派工状态
         * @enum {integer}
         */
        DispatchStatus: 0 | 1 | 2 | 3 | 9;
        /**
         * 去向类型
         * @enum {integer}
         */
        DispatchTarget: 1 | 2 | 3 | 4;
        DispatchOrderLine: {
            /**
             * 编号
             * Format: int64
             */
            id: string;
            /**
             * 颜色
             * Format: int64
             */
            colorId: string;
            /** 颜色 */
            colorName: string;
            /**
             * 尺码
             * Format: int64
             */
            sizeId: string;
            /** 尺码 */
            sizeName: string;
            /** 数量 */
            num: number;
        };
        DispatchOrderRow: {
            /**
             * 编号
             * Format: int64
             */
            id: string;
            /** 派工单号 */
            assignNo: string | null;
            /** 状态 */
            status: components["schemas"]["DispatchStatus"];
            /** 派工单类型 */
            pgdTypeName: string | null;
            /** 订单号 */
            orderNo: string;
            /** 订单类型 */
            orderType: components["schemas"]["OrderType"];
            /** 款号 */
            styleNo: string;
            /** 工段 */
            section: components["schemas"]["Section"];
            /** 去向类型 */
            targetType: components["schemas"]["DispatchTarget"];
            /** 承接方 */
            targetName: string | null;
            /** 派工数 */
            num: number;
            /** 完成数 */
            doneNum: number;
            /**
             * 完成%
             * Format: decimal
             */
            donePct: string | null;
            /**
             * 计划开始
             * Format: date
             */
            planStartDate: string | null;
            /**
             * 计划结束
             * Format: date
             */
            planEndDate: string | null;
            /**
             * 外发单价
             * Format: decimal
             */
            unitPrice?: (string | null) | undefined;
            /** 接单人 */
            acceptBy: string | null;
            /** 派单人 */
            createByName: string | null;
            /** 备注 */
            remark: string | null;
            /**
             * 订单
             * Format: int64
             */
            orderId: string;
            /**
             * 派工单类型
             * Format: int64
             */
            pgdTypeId: string;
            /**
             * 承接方
             * Format: int64
             */
            targetId: string;
            /** 颜色尺码 */
            lines: components["schemas"]["DispatchOrderLine"][];
            /** 乐观锁 */
            version: number;
        };
        DispatchOrderTotals: {
            /** 派工数 */
            num: number;
            /** 完成数 */
            doneNum: number;
        };
        /** @description One page of dispatch orders with the totals of the whole result. */
        DispatchOrderPage: {
            /** 总数 */
            total: number;
            /** 列表 */
            list: components["schemas"]["DispatchOrderRow"][];
            /** 合计 */
            sum: components["schemas"]["DispatchOrderTotals"];
        };
        ListDispatchOrdersAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["DispatchOrderPage"];
        };
        DispatchOrderLineInput: {
            /**
             * 颜色
             * Format: int64
             */
            colorId: string;
            /**
             * 尺码
             * Format: int64
             */
            sizeId: string;
            /** 数量 */
            num: number;
        };
        CreateDispatchOrderBody: {
            /**
             * 订单
             * Format: int64
             */
            orderId: string;
            /**
             * 派工单类型
             * Format: int64
             */
            pgdTypeId: string;
            /** 工段 */
            section: components["schemas"]["Section"];
            /** 去向类型 */
            targetType: components["schemas"]["DispatchTarget"];
            /**
             * 承接方
             * Format: int64
             */
            targetId: string;
            /** 数量 */
            num: number;
            /** 颜色尺码 */
            lines: components["schemas"]["DispatchOrderLineInput"][];
            /**
             * 单价
             * Format: decimal
             */
            unitPrice?: (string | null) | undefined;
            /**
             * 计划开始
             * Format: date
             */
            planStartDate: string;
            /**
             * 阶段计划完成
             * Format: date
             */
            planEndDate: string;
            /** 备注 */
            remark?: (string | null) | undefined;
        };
        CreateDispatchOrderAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["DispatchOrderRow"];
        };
        UpdateDispatchOrderBody: {
            /**
             * 编号
             * Format: int64
             */
            id: string;
            /** 乐观锁 */
            version: number;
            /**
             * 派工单类型
             * Format: int64
             */
            pgdTypeId: string;
            /** 工段 */
            section: components["schemas"]["Section"];
            /** 去向类型 */
            targetType: components["schemas"]["DispatchTarget"];
            /**
             * 承接方
             * Format: int64
             */
            targetId: string;
            /** 数量 */
            num: number;
            /** 颜色尺码 */
            lines: components["schemas"]["DispatchOrderLineInput"][];
            /**
             * 单价
             * Format: decimal
             */
            unitPrice?: (string | null) | undefined;
            /**
             * 计划开始
             * Format: date
             */
            planStartDate: string;
            /**
             * 阶段计划完成
             * Format: date
             */
            planEndDate: string;
            /** 备注 */
            remark?: (string | null) | undefined;
        };
        UpdateDispatchOrderAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["DispatchOrderRow"];
        };
        /** @description The records a batch step is asked for; five hundred at most. */
        RecordIdsBody: {
            /** 记录 */
            ids: string[];
        };
        IssueDispatchOrderAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["BatchResult"];
        };
        AcceptDispatchOrderAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["DispatchOrderRow"];
        };
        FinishDispatchOrderBody: {
            /**
             * 编号
             * Format: int64
             */
            id: string;
            /** 乐观锁 */
            version: number;
            /** 完成数 */
            doneNum: number;
            /** 原因 */
            reason?: (string | null) | undefined;
        };
        FinishDispatchOrderAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["DispatchOrderRow"];
        };
        CancelDispatchOrderAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["DispatchOrderRow"];
        };
        DispatchSection: {
            /** 工段 */
            section: components["schemas"]["Section"];
            /** 可派 */
            maxNum: number;
            /** 已派 */
            dispatchedNum: number;
        };
        DispatchRemainCell: {
            /** 工段 */
            section: components["schemas"]["Section"];
            /**
             * 颜色
             * Format: int64
             */
            colorId: string;
            /**
             * 尺码
             * Format: int64
             */
            sizeId: string;
            /** 数量 */
            num: number;
            /** 已派 */
            dispatchedNum: number;
            /** 未派 */
            remainNum: number;
        };
        DispatchRemain: {
            /**
             * 订单
             * Format: int64
             */
            orderId: string;
            /** 工段 */
            sections: components["schemas"]["DispatchSection"][];
            /** 未派 */
            cells: components["schemas"]["DispatchRemainCell"][];
        };
        GetDispatchRemainAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["DispatchRemain"];
        };
        /** @description A day of a line. */
        LineLoadDay: {
            /**
             * 工作日
             * Format: date
             */
            workDate: string;
            /**
             * 可用分钟
             * Format: decimal
             */
            availMin: string;
            /**
             * 已排分钟
             * Format: decimal
             */
            plannedMin: string;
            /**
             * 负荷%
             * Format: decimal
             */
            loadPct: string;
            /**
             * 派后负荷%
             * Format: decimal
             */
            afterPct: string | null;
        };
        LineLoad: {
            /**
             * 产线
             * Format: int64
             */
            lineDeptId: string;
            /** 产线 */
            lineDeptName: string;
            /** 每日 */
            days: components["schemas"]["LineLoadDay"][];
        };
        GetLineLoadAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["LineLoad"];
        };
        /**
         * 刀模状态
         * @enum {integer}
         */
        CuttingDieStatus: 0 | 1 | 2 | 3 | 4;
        CuttingDieRow: {
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
            /** 刀模编号 */
            moldNo: string;
            /** 名称 */
            name: string;
            /** 状态 */
            status: components["schemas"]["CuttingDieStatus"];
            /** 适用款号 */
            styleNos: string[];
            /** 部位 */
            partCodes: string[];
            /** 尺码 */
            sizeNames: string[];
            /** 库位 */
            locationCode: string | null;
            /** 寿命次数 */
            lifeNum: number;
            /** 已用次数 */
            usedNum: number;
            /** 剩余次数 */
            remainNum: number;
            /** 已排次数 */
            reservedNum: number;
            /** 磨刀次数 */
            sharpenNum: number;
            /** 占用订单 */
            orderNo: string;
            /**
             * 制作日期
             * Format: date
             */
            makeDate: string | null;
            /** 备注 */
            remark: string | null;
            /** 尺码 */
            sizeIds: string[];
            /** 乐观锁 */
            version: number;
        };
        /** @description One page of dies. */
        CuttingDiePage: {
            /** 总数 */
            total: number;
            /** 列表 */
            list: components["schemas"]["CuttingDieRow"][];
        };
        ListCuttingDiesAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["CuttingDiePage"];
        };
        CreateCuttingDieBody: {
            /** 刀模编号 */
            moldNo: string;
            /** 名称 */
            name: string;
            /** 适用款号 */
            styleNos?: (string[] | null) | undefined;
            /** 部位 */
            partCodes: string[];
            /** 尺码 */
            sizeIds?: (string[] | null) | undefined;
            /** 寿命次数 */
            lifeNum: number;
            /** 库位 */
            locationCode?: (string | null) | undefined;
            /**
             * 制作日期
             * Format: date
             */
            makeDate?: (string | null) | undefined;
            /** 图片 */
            imageUrl?: (string | null) | undefined;
            /** 备注 */
            remark?: (string | null) | undefined;
        };
        CreateCuttingDieAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["CuttingDieRow"];
        };
        UpdateCuttingDieBody: {
            /**
             * 编号
             * Format: int64
             */
            id: string;
            /** 乐观锁 */
            version: number;
            /** 刀模编号 */
            moldNo: string;
            /** 名称 */
            name: string;
            /** 适用款号 */
            styleNos?: (string[] | null) | undefined;
            /** 部位 */
            partCodes: string[];
            /** 尺码 */
            sizeIds?: (string[] | null) | undefined;
            /** 寿命次数 */
            lifeNum: number;
            /** 库位 */
            locationCode?: (string | null) | undefined;
            /**
             * 制作日期
             * Format: date
             */
            makeDate?: (string | null) | undefined;
            /** 图片 */
            imageUrl?: (string | null) | undefined;
            /** 备注 */
            remark?: (string | null) | undefined;
        };
        UpdateCuttingDieAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["CuttingDieRow"];
        };
        ChangeCuttingDieStatusBody: {
            /** 记录 */
            ids: string[];
            /** 状态 */
            status: components["schemas"]["CuttingDieStatus"];
            /** 原因 */
            reason?: (string | null) | undefined;
            /** 次数清零 */
            resetUsed?: (boolean | null) | undefined;
        };
        ChangeCuttingDieStatusAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["BatchResult"];
        };
        CuttingDieEvent: {
            /**
             * 时间
             * Format: timestamp
             */
            eventDate: string;
            /** 事件 */
            title: string;
            /** 原状态 */
            fromStatus: components["schemas"]["CuttingDieStatus"] | null;
            /** 新状态 */
            toStatus: components["schemas"]["CuttingDieStatus"] | null;
            /** 已用次数 */
            usedNum: number;
            /** 订单号 */
            orderNo: string | null;
            /** 床次 */
            bedLabel: string | null;
            /** 操作人 */
            byName: string;
            /** 原因 */
            reason: string | null;
        };
        /** @description One page of events of a die. */
        CuttingDieEventPage: {
            /** 总数 */
            total: number;
            /** 列表 */
            list: components["schemas"]["CuttingDieEvent"][];
        };
        ListCuttingDieHistoryAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["CuttingDieEventPage"];
        };
        DieFabricRuleRow: {
            /**
             * 编号
             * Format: int64
             */
            id: string;
            /** 刀模编号 */
            moldNo: string;
            /** 刀模名称 */
            moldName: string | null;
            /** 面料编码 */
            materialCode: string;
            /** 面料 */
            materialName: string;
            /**
             * 克重
             * Format: decimal
             */
            gsm: string;
            /** 最高层数 */
            maxPlies: number | null;
            /**
             * 压力
             * Format: decimal
             */
            pressure: string;
            /** 面料限层 */
            fabricMaxPlies: number | null;
            /** 更新人 */
            updateByName: string | null;
            /**
             * 更新时间
             * Format: timestamp
             */
            updateDate: string | null;
            /** 备注 */
            remark: string | null;
            /**
             * 刀模
             * Format: int64
             */
            knifeMoldId: string;
            /**
             * 物料
             * Format: int64
             */
            materialId: string;
            /** 乐观锁 */
            version: number;
        };
        /** @description One page of die and fabric pairs. */
        DieFabricRulePage: {
            /** 总数 */
            total: number;
            /** 列表 */
            list: components["schemas"]["DieFabricRuleRow"][];
        };
        ListDieFabricRulesAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["DieFabricRulePage"];
        };
        DieFabricRuleInput: {
            /**
             * 刀模
             * Format: int64
             */
            knifeMoldId: string;
            /**
             * 物料
             * Format: int64
             */
            materialId: string;
            /** 最高层数 */
            maxPlies: number;
            /**
             * 压力
             * Format: decimal
             */
            pressure?: (string | null) | undefined;
            /** 备注 */
            remark?: (string | null) | undefined;
            /** 乐观锁 */
            version?: (number | null) | undefined;
        };
        SaveDieFabricRulesBody: {
            /** 规则 */
            rows: components["schemas"]["DieFabricRuleInput"][];
            /** 删除 */
            removeIds?: (string[] | null) | undefined;
        };
        SaveDieFabricRulesAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["DieFabricRuleRow"][];
        };
        /**
         * 目标来源
         * @enum {integer}
         */
        TargetSource: 1 | 2;
        HourTarget: {
            /** 开始 */
            from: string;
            /** 结束 */
            to: string;
            /** 数量 */
            num: number;
            /** 实际数 */
            actualNum: number | null;
        };
        TargetRow: {
            /**
             * 编号
             * Format: int64
             */
            id: string;
            /** 产线 */
            lineDeptName: string;
            /** 订单号 */
            orderNo: string | null;
            /** 款号 */
            styleNo: string | null;
            /**
             * 工作日
             * Format: date
             */
            workDate: string;
            /** 班次 */
            shiftName: string | null;
            /** 人数 */
            headcount: number;
            /**
             * 可用分钟
             * Format: decimal
             */
            availMin: string;
            /**
             * 目标效率%
             * Format: decimal
             */
            effPct: string | null;
            /** 目标数 */
            targetNum: number;
            /** 实际数 */
            actualNum: number;
            /**
             * 达成率%
             * Format: decimal
             */
            dclPct: string | null;
            /** 差额 */
            gapNum: number;
            /** 来源 */
            source: components["schemas"]["TargetSource"];
            /**
             * 部门
             * Format: int64
             */
            deptId: string;
            /**
             * 订单
             * Format: int64
             */
            orderId: string | null;
            /**
             * 班次
             * Format: int64
             */
            shiftId: string;
            /** 分时目标 */
            hourTargets: components["schemas"]["HourTarget"][];
            /** 乐观锁 */
            version: number;
        };
        TargetTotals: {
            /** 人数 */
            headcount: number;
            /**
             * 可用分钟
             * Format: decimal
             */
            availMin: string | null;
            /** 目标数 */
            targetNum: number;
            /** 实际数 */
            actualNum: number;
        };
        /** @description One page of targets with the totals of the whole result. */
        TargetPage: {
            /** 总数 */
            total: number;
            /** 列表 */
            list: components["schemas"]["TargetRow"][];
            /** 合计 */
            sum: components["schemas"]["TargetTotals"];
        };
        ListTargetsAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["TargetPage"];
        };
        HourTargetInput: {
            /** 开始 */
            from: string;
            /** 结束 */
            to: string;
            /** 数量 */
            num: number;
        };
        TargetInput: {
            /**
             * 编号
             * Format: int64
             */
            id?: (string | null) | undefined;
            /** 乐观锁 */
            version?: (number | null) | undefined;
            /**
             * 部门
             * Format: int64
             */
            deptId: string;
            /**
             * 订单
             * Format: int64
             */
            orderId?: (string | null) | undefined;
            /**
             * 工作日
             * Format: date
             */
            workDate: string;
            /**
             * 班次
             * Format: int64
             */
            shiftId: string;
            /** 人数 */
            headcount: number;
            /**
             * 可用分钟
             * Format: decimal
             */
            availMin?: (string | null) | undefined;
            /**
             * 人效%
             * Format: decimal
             */
            effPct: string;
            /** 目标数 */
            targetNum: number;
            /**
             * 首小时系数%
             * Format: decimal
             */
            firstHourPct?: (string | null) | undefined;
            /** 分时目标 */
            hourTargets?: (components["schemas"]["HourTargetInput"][] | null) | undefined;
        };
        SaveTargetsBody: {
            /** 目标 */
            rows: components["schemas"]["TargetInput"][];
            /** 休息日仍设 */
            restDayConfirmed?: (boolean | null) | undefined;
        };
        SaveTargetsAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["TargetRow"][];
        };
        GenerateTargetsBody: {
            /**
             * 工作日
             * Format: date
             */
            workDate: string;
            /** 产线 */
            deptIds?: (string[] | null) | undefined;
            /** 覆盖 */
            overwrite?: (boolean | null) | undefined;
        };
        GenerateTargetsAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["TargetRow"][];
        };
        TargetActual: {
            /**
             * 部门
             * Format: int64
             */
            deptId: string;
            /**
             * 工作日
             * Format: date
             */
            workDate: string;
            /** 目标数 */
            targetNum: number;
            /** 应完成 */
            dueNum: number;
            /** 实际数 */
            actualNum: number;
            /** 差额 */
            gapNum: number;
            /**
             * 达成率%
             * Format: decimal
             */
            dclPct: string | null;
            /** 分时 */
            hours: components["schemas"]["HourTarget"][];
            /**
             * 数据时间
             * Format: timestamp
             */
            asOf: string;
        };
        GetTargetActualAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["TargetActual"];
        };
        /**
         * 节拍来源
         * @enum {integer}
         */
        BeatSource: 1 | 2;
        TaktTargetRow: {
            /**
             * 编号
             * Format: int64
             */
            id: string;
            /** 产线 */
            lineDeptName: string;
            /** 订单号 */
            orderNo: string | null;
            /**
             * 工作日
             * Format: date
             */
            workDate: string;
            /** 可用秒 */
            availSec: number | null;
            /** 目标数 */
            targetNum: number;
            /**
             * 节拍(秒)
             * Format: decimal
             */
            taktSec: string;
            /**
             * 实时节拍(秒)
             * Format: decimal
             */
            beatSec: string | null;
            /**
             * 拍/时
             * Format: decimal
             */
            bpm: string | null;
            /** 应完成 */
            dueNum: number;
            /** 实际数 */
            actualNum: number;
            /** 累计差 */
            gapNum: number;
            /**
             * 预警%
             * Format: decimal
             */
            warnPct: string;
            /**
             * 报警%
             * Format: decimal
             */
            alarmPct: string;
            /** 节拍来源 */
            beatSource: components["schemas"]["BeatSource"];
            /**
             * 末拍时间
             * Format: timestamp
             */
            lastBeatDate: string | null;
            /**
             * 部门
             * Format: int64
             */
            deptId: string;
            /**
             * 订单
             * Format: int64
             */
            orderId: string | null;
            /** 乐观锁 */
            version: number;
        };
        TaktTargetTotals: {
            /** 目标数 */
            targetNum: number;
            /** 应完成 */
            dueNum: number;
            /** 实际数 */
            actualNum: number;
        };
        /** @description One page of takt targets with the totals of the whole result. */
        TaktTargetPage: {
            /** 总数 */
            total: number;
            /** 列表 */
            list: components["schemas"]["TaktTargetRow"][];
            /** 合计 */
            sum: components["schemas"]["TaktTargetTotals"];
        };
        ListTaktTargetsAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["TaktTargetPage"];
        };
        /** @description One takt for one or many lines of a day. */
        SaveTaktTargetBody: {
            /**
             * 编号
             * Format: int64
             */
            id?: (string | null) | undefined;
            /** 乐观锁 */
            version?: (number | null) | undefined;
            /** 产线 */
            deptIds: string[];
            /**
             * 订单
             * Format: int64
             */
            orderId?: (string | null) | undefined;
            /**
             * 工作日
             * Format: date
             */
            workDate: string;
            /** 可用秒 */
            availSec: number;
            /** 目标数 */
            targetNum: number;
            /**
             * 预警线%
             * Format: decimal
             */
            warnPct: string;
            /**
             * 报警%
             * Format: decimal
             */
            alarmPct: string;
            /** 节拍来源 */
            beatSource: components["schemas"]["BeatSource"];
        };
        SaveTaktTargetAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["TaktTargetRow"][];
        };
        BeatPoint: {
            /**
             * 时间
             * Format: timestamp
             */
            scanDate: string;
            /**
             * 平均节拍秒
             * Format: decimal
             */
            beatSec: string;
            /** 数量 */
            num: number;
            /** 姓名 */
            employeeName: string | null;
        };
        LiveBeat: {
            /**
             * 部门
             * Format: int64
             */
            deptId: string;
            /** 产线 */
            lineDeptName: string;
            /** 订单号 */
            orderNo: string | null;
            /**
             * 节拍(秒)
             * Format: decimal
             */
            taktSec: string;
            /**
             * 平均节拍秒
             * Format: decimal
             */
            beatSec: string | null;
            /** 无产出秒 */
            silentSec: number;
            /** 应完成 */
            dueNum: number;
            /** 实际数 */
            actualNum: number;
            /** 差额 */
            gapNum: number;
            /** 近10件 */
            points: components["schemas"]["BeatPoint"][];
            /** 两小时 */
            curve: components["schemas"]["BeatPoint"][];
            /**
             * 数据时间
             * Format: timestamp
             */
            asOf: string;
        };
        GetLiveBeatAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["LiveBeat"];
        };
        KeyOrderReportRow: {
            /**
             * 编号
             * Format: int64
             */
            id: string;
            /** 车间 */
            deptName: string;
            /** 订单号 */
            orderNo: string;
            /** 优先级 */
            priority: components["schemas"]["OrderPriority"];
            /** 客户 */
            customerName: string;
            /** 款号 */
            styleNo: string;
            /**
             * 交期
             * Format: date
             */
            deliveryDate: string | null;
            /** 剩余工作日 */
            leftDays: number | null;
            /** 订单数量 */
            orderNum: number;
            /** 已完成 */
            doneNum: number;
            /**
             * 累计%
             * Format: decimal
             */
            donePct: string | null;
            /** 剩余 */
            remainNum: number;
            /** 今日目标 */
            todayTargetNum: number;
            /** 今日实际 */
            todayNum: number;
            /**
             * 日均需
             * Format: decimal
             */
            needPerDay: string;
            /**
             * 当前日均
             * Format: decimal
             */
            avgPerDay: string;
            /** 差额 */
            gapNum: number;
            /**
             * 预计完成
             * Format: date
             */
            forecastDate: string | null;
            /** 延误天 */
            delayDays: number | null;
            /**
             * 齐套率%
             * Format: decimal
             */
            readyPct: string | null;
            /** 缺料 */
            shortText: string[];
            /** 未关问题 */
            problemNum: number;
            /** 责任人 */
            ownerName: string | null;
            /**
             * 订单
             * Format: int64
             */
            orderId: string;
            /**
             * 部门
             * Format: int64
             */
            deptId: string;
            /** 乐观锁 */
            version: number;
        };
        KeyOrderReportTotals: {
            /** 订单数量 */
            orderNum: number;
            /** 已完成 */
            doneNum: number;
            /** 剩余 */
            remainNum: number;
            /** 今日目标 */
            todayTargetNum: number;
            /** 今日实际 */
            todayNum: number;
        };
        /** @description One page of key orders with the totals of the whole result. */
        KeyOrderReportPage: {
            /** 总数 */
            total: number;
            /** 列表 */
            list: components["schemas"]["KeyOrderReportRow"][];
            /** 合计 */
            sum: components["schemas"]["KeyOrderReportTotals"];
        };
        GetKeyOrderReportAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["KeyOrderReportPage"];
        };
        /**
         * 技能等级
         * @enum {string}
         */
        SkillGrade: "A" | "B" | "C" | "D";
        SkillCell: {
            /**
             * 工序
             * Format: int64
             */
            processId: string;
            /** 工序 */
            processName: string;
            /**
             * 人效%
             * Format: decimal
             */
            effPct: string;
            /** 数量 */
            num: number;
            /**
             * 挣得分钟
             * Format: decimal
             */
            earnedMin: string;
            /**
             * 工时分钟
             * Format: decimal
             */
            spentMin: string;
            /**
             * DHU
             * Format: decimal
             */
            dhu: string | null;
            /**
             * 质量系数
             * Format: decimal
             */
            quality: string | null;
        };
        EmployeeSkillReportRow: {
            /**
             * 编号
             * Format: int64
             */
            id: string;
            /** 工号 */
            employeeNo: string;
            /** 姓名 */
            employeeName: string;
            /** 部门 */
            deptName: string;
            /** 等级 */
            skillGrade: components["schemas"]["SkillGrade"];
            /** 多能指数 */
            multiSkillNum: number;
            /** 在岗天数 */
            onLineDays: number | null;
            /** 建议培训 */
            trainText: string[];
            /**
             * 员工
             * Format: int64
             */
            employeeId: string;
            /** 工序 */
            cells: components["schemas"]["SkillCell"][];
            /** 乐观锁 */
            version: number;
        };
        /** @description One page of people and their skills. */
        EmployeeSkillReportPage: {
            /** 总数 */
            total: number;
            /** 列表 */
            list: components["schemas"]["EmployeeSkillReportRow"][];
        };
        GetEmployeeSkillReportAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["EmployeeSkillReportPage"];
        };
        SkillDay: {
            /**
             * 工作日
             * Format: date
             */
            workDate: string;
            /**
             * 人效%
             * Format: decimal
             */
            effPct: string | null;
            /** 数量 */
            num: number;
            /**
             * 挣得分钟
             * Format: decimal
             */
            earnedMin: string;
            /**
             * 工时分钟
             * Format: decimal
             */
            spentMin: string;
            /**
             * DHU
             * Format: decimal
             */
            dhu: string | null;
        };
        GetEmployeeSkillHistoryAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["SkillDay"][];
        };
        /**
         * 款式状态
         * @enum {integer}
         */
        StyleStatus: 0 | 1 | 2;
        /**
         * 性别
         * @enum {integer}
         */
        StyleGender: 1 | 2 | 3 | 4;
        StyleRow: {
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
            /** 款号 */
            styleNo: string;
            /** 款名 */
            styleName: string;
            /** 英文名 */
            styleNameEn: string | null;
            /** 状态 */
            status: components["schemas"]["StyleStatus"];
            /** 版本 */
            styleVersion: number;
            /** 客户 */
            customerName: string;
            /** 客户款号 */
            customerStyleNo: string | null;
            /** 品类 */
            categoryName: string | null;
            /** 季节 */
            season: string | null;
            /** 性别 */
            gender: components["schemas"]["StyleGender"];
            /** 尺码组 */
            sizeGroupName: string | null;
            /** 颜色 */
            colorNames: string[];
            /** 工序数 */
            processNum: number;
            /**
             * 总工时(分)
             * Format: decimal
             */
            samTotal: string;
            /**
             * 缝制工时(分)
             * Format: decimal
             */
            sewSam: string;
            /**
             * 总工价
             * Format: decimal
             */
            priceTotal?: string | undefined;
            /** 标准人数 */
            standardHeadcount: number;
            /**
             * 主面料单耗
             * Format: decimal
             */
            mainUsage: string | null;
            /** 订单数 */
            orderCount: number;
            /**
             * 最近下单
             * Format: date
             */
            lastOrderDate: string | null;
            /** 更新人 */
            updateByName: string | null;
            /**
             * 更新时间
             * Format: timestamp
             */
            updateDate: string | null;
            /**
             * 客户
             * Format: int64
             */
            customerId: string | null;
            /**
             * 品类
             * Format: int64
             */
            categoryId: string;
            /**
             * 尺码组
             * Format: int64
             */
            sizeGroupId: string;
            /** 乐观锁 */
            version: number;
        };
        /** @description One page of styles. */
        StylePage: {
            /** 总数 */
            total: number;
            /** 列表 */
            list: components["schemas"]["StyleRow"][];
        };
        ListStylesAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["StylePage"];
        };
        CreateStyleBody: {
            /** 款号 */
            styleNo: string;
            /** 款名 */
            styleName: string;
            /** 英文名 */
            styleNameEn?: (string | null) | undefined;
            /**
             * 客户
             * Format: int64
             */
            customerId?: (string | null) | undefined;
            /** 客户款号 */
            customerStyleNo?: (string | null) | undefined;
            /**
             * 品类
             * Format: int64
             */
            categoryId: string;
            /** 季节 */
            season?: (string | null) | undefined;
            /** 性别 */
            gender: components["schemas"]["StyleGender"];
            /**
             * 尺码组
             * Format: int64
             */
            sizeGroupId: string;
            /** 图片 */
            imageUrl?: (string | null) | undefined;
            /** 图片 */
            images?: (string[] | null) | undefined;
            /** techPackUrl */
            techPackUrl?: (string | null) | undefined;
            /** 标准人数 */
            standardHeadcount?: (number | null) | undefined;
            /** 备注 */
            remark?: (string | null) | undefined;
        };
        CreateStyleAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["StyleRow"];
        };
        UpdateStyleBody: {
            /**
             * 编号
             * Format: int64
             */
            id: string;
            /** 乐观锁 */
            version: number;
            /** 款号 */
            styleNo: string;
            /** 款名 */
            styleName: string;
            /** 英文名 */
            styleNameEn?: (string | null) | undefined;
            /**
             * 客户
             * Format: int64
             */
            customerId?: (string | null) | undefined;
            /** 客户款号 */
            customerStyleNo?: (string | null) | undefined;
            /**
             * 品类
             * Format: int64
             */
            categoryId: string;
            /** 季节 */
            season?: (string | null) | undefined;
            /** 性别 */
            gender: components["schemas"]["StyleGender"];
            /**
             * 尺码组
             * Format: int64
             */
            sizeGroupId: string;
            /** 图片 */
            imageUrl?: (string | null) | undefined;
            /** 图片 */
            images?: (string[] | null) | undefined;
            /** techPackUrl */
            techPackUrl?: (string | null) | undefined;
            /** 标准人数 */
            standardHeadcount?: (number | null) | undefined;
            /** 备注 */
            remark?: (string | null) | undefined;
        };
        UpdateStyleAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["StyleRow"];
        };
        DeleteStyleAnswer: components["schemas"]["Envelope"] & {
            /** @constant */
            data: true;
        };
        StyleSizeColor: {
            /**
             * 编号
             * Format: int64
             */
            id: string;
            /**
             * 颜色
             * Format: int64
             */
            colorId: string;
            /** 颜色 */
            colorName: string;
            /**
             * 尺码
             * Format: int64
             */
            sizeId: string;
            /** 尺码 */
            sizeName: string;
            /** SKU */
            sku: string | null;
        };
        StylePart: {
            /**
             * 编号
             * Format: int64
             */
            id: string;
            /** 部位 */
            partCode: string;
            /** 部位 */
            partName: string;
            /** 布种 */
            fabricPart: components["schemas"]["FabricPart"];
            /** 每件片数 */
            piecesPerGarment: number;
            /**
             * 刀模
             * Format: int64
             */
            knifeMoldId: string | null;
            /** 粘衬 */
            isFused: components["schemas"]["Flag"];
            /** 印花 */
            isPrinted: components["schemas"]["Flag"];
            /**
             * 面积(cm²)
             * Format: decimal
             */
            areaCm2: string | null;
        };
        /**
         * 配色规则
         * @enum {integer}
         */
        ColorRule: 0 | 1;
        SizeUsage: {
            /**
             * 尺码
             * Format: int64
             */
            sizeId: string;
            /**
             * 单件用量
             * Format: decimal
             */
            usageNum: string;
        };
        StyleBomLine: {
            /**
             * 编号
             * Format: int64
             */
            id: string;
            /** 序号 */
            seqNo: number;
            /**
             * 物料
             * Format: int64
             */
            materialId: string;
            /** 物料编码 */
            materialCode: string;
            /** 面料 */
            materialName: string;
            /** 布种 */
            fabricPart: components["schemas"]["FabricPart"] | null;
            /** 部位 */
            partName: string | null;
            /** 配色规则 */
            colorRule: components["schemas"]["ColorRule"];
            /**
             * 单件用量
             * Format: decimal
             */
            usageNum: string;
            /** 单位 */
            unitCode: string;
            /**
             * 损耗%
             * Format: decimal
             */
            lossPct: string;
            /** 分码用量 */
            sizeUsages: components["schemas"]["SizeUsage"][];
            /** 供应商 */
            supplierName: string | null;
            /** 备注 */
            remark: string | null;
        };
        StyleProcess: {
            /**
             * 编号
             * Format: int64
             */
            id: string;
            /**
             * 工序
             * Format: int64
             */
            processId: string;
            /** 序号 */
            seqNo: number;
            /** 工段 */
            section: components["schemas"]["Section"];
            /** 工序 */
            processName: string;
            /** 部位 */
            partCode: string | null;
            /**
             * 机种
             * Format: int64
             */
            machineTypeId: string | null;
            /** 机种 */
            machineTypeName: string | null;
            /**
             * 标准工时
             * Format: decimal
             */
            sam: string;
            /**
             * 工价
             * Format: decimal
             */
            price?: string | undefined;
            /** 难度等级 */
            grade: components["schemas"]["ProcessGrade"];
            /** 关键工序 */
            isCheckpoint: components["schemas"]["Flag"];
            /** 产出点 */
            isOutput: components["schemas"]["Flag"];
            /** 打工票 */
            isTicket: components["schemas"]["Flag"];
            /** 计件范围 */
            payScope: components["schemas"]["PayScope"];
            /** 前道 */
            predecessors: string[];
            /** 线迹说明 */
            stitchNote: string | null;
            /** 视频 */
            videoUrl: string | null;
            /** 备注 */
            remark: string | null;
        };
        StyleFabric: {
            /**
             * 编号
             * Format: int64
             */
            id: string;
            /**
             * 物料
             * Format: int64
             */
            materialId: string;
            /** 面料 */
            materialName: string;
            /**
             * 颜色
             * Format: int64
             */
            colorId: string | null;
            /** 颜色 */
            colorName: string | null;
            /** 布种 */
            fabricPart: components["schemas"]["FabricPart"];
            /**
             * 门幅(cm)
             * Format: decimal
             */
            widthCm: string | null;
            /**
             * 克重
             * Format: decimal
             */
            gsm: string | null;
            /**
             * 段长
             * Format: decimal
             */
            markerLen: string | null;
            /**
             * 平均唛架率
             * Format: decimal
             */
            markerEffPct: string | null;
            /**
             * 单耗(米)
             * Format: decimal
             */
            usageLen: string | null;
            /**
             * 单耗(kg)
             * Format: decimal
             */
            usageWeight: string | null;
        };
        MeasureValue: {
            /**
             * 尺码
             * Format: int64
             */
            sizeId: string;
            /**
             * 数值
             * Format: decimal
             */
            value: string;
        };
        StyleQualityPoint: {
            /**
             * 编号
             * Format: int64
             */
            id: string;
            /** 测量部位 */
            pointName: string;
            /** 方法 */
            method: components["schemas"]["HttpMethod"] | null;
            /**
             * 上公差
             * Format: decimal
             */
            tolUp: string;
            /**
             * 下公差
             * Format: decimal
             */
            tolDown: string;
            /** 尺码值 */
            values: components["schemas"]["MeasureValue"][];
        };
        /** @description One style with all its grids. */
        Style: {
            /**
             * 编号
             * Format: int64
             */
            id: string;
            /** 款号 */
            styleNo: string;
            /** 款名 */
            styleName: string;
            /** 英文名 */
            styleNameEn: string | null;
            /**
             * 客户
             * Format: int64
             */
            customerId: string | null;
            /** 客户 */
            customerName: string | null;
            /** 客户款号 */
            customerStyleNo: string | null;
            /**
             * 品类
             * Format: int64
             */
            categoryId: string;
            /** 品类 */
            categoryName: string;
            /** 季节 */
            season: string | null;
            /** 性别 */
            gender: components["schemas"]["StyleGender"];
            /**
             * 尺码组
             * Format: int64
             */
            sizeGroupId: string;
            /** 尺码组 */
            sizeGroupName: string;
            /**
             * 图片
             * Format: image
             */
            imageUrl: string | null;
            /** 图片 */
            images: string[];
            /** techPackUrl */
            techPackUrl: string | null;
            /** 状态 */
            status: components["schemas"]["StyleStatus"];
            /** 版本 */
            styleVersion: number;
            /**
             * 总工时(分)
             * Format: decimal
             */
            samTotal: string;
            /**
             * 总工价
             * Format: decimal
             */
            priceTotal?: string | undefined;
            /** 标准人数 */
            standardHeadcount: number | null;
            /** 备注 */
            remark: string | null;
            /** 乐观锁 */
            version: number;
            /** 颜色尺码 */
            sizeColors: components["schemas"]["StyleSizeColor"][];
            /** 部位 */
            parts: components["schemas"]["StylePart"][];
            /** BOM */
            bom: components["schemas"]["StyleBomLine"][];
            /** 工序 */
            processes: components["schemas"]["StyleProcess"][];
            /** 面料规格 */
            fabrics: components["schemas"]["StyleFabric"][];
            /** 质量要求 */
            quality: components["schemas"]["StyleQualityPoint"][];
            /** 更新人 */
            updateByName: string | null;
            /**
             * 更新时间
             * Format: timestamp
             */
            updateDate: string | null;
        };
        GetStyleAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["Style"];
        };
        ImportStylesAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["ImportResult"];
        };
        ApproveStyleAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["StyleRow"];
        };
        ChangeStyleStatusBody: {
            /** 记录 */
            ids: string[];
            /** 状态 */
            status: components["schemas"]["StyleStatus"];
            /** 原因 */
            reason?: (string | null) | undefined;
        };
        ChangeStyleStatusAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["BatchResult"];
        };
        StyleDifference: {
            /** 范围 */
            area: string;
            /** 对象 */
            label: string;
            /** 字段 */
            field: string;
            /** 左 */
            leftText: string | null;
            /** 右 */
            rightText: string | null;
        };
        StyleComparison: {
            /**
             * 左款式
             * Format: int64
             */
            leftId: string;
            /**
             * 右款式
             * Format: int64
             */
            rightId: string;
            /** 差异 */
            differences: components["schemas"]["StyleDifference"][];
        };
        CompareStylesAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["StyleComparison"];
        };
        StyleOrderRow: {
            /**
             * 订单
             * Format: int64
             */
            orderId: string;
            /** 订单号 */
            orderNo: string;
            /** 状态 */
            status: components["schemas"]["OrderStatus"];
            /** 复制版本 */
            styleVersion: number | null;
            /** 落后版本 */
            isBehind: boolean;
            /** 订单数量 */
            orderNum: number;
            /**
             * 交期
             * Format: date
             */
            deliveryDate: string;
        };
        /** @description One page of orders of a style. */
        StyleOrderPage: {
            /** 总数 */
            total: number;
            /** 列表 */
            list: components["schemas"]["StyleOrderRow"][];
        };
        ListStyleOrdersAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["StyleOrderPage"];
        };
        StyleSizeColorInput: {
            /**
             * 颜色
             * Format: int64
             */
            colorId: string;
            /**
             * 尺码
             * Format: int64
             */
            sizeId: string;
            /** SKU */
            sku?: (string | null) | undefined;
        };
        SaveStyleSizeColorBody: {
            /**
             * 款式
             * Format: int64
             */
            styleId: string;
            /** 乐观锁 */
            version: number;
            /** 行 */
            rows: components["schemas"]["StyleSizeColorInput"][];
        };
        /** @description The saved rows with the new version of the style. */
        StyleSizeColorSaved: {
            /**
             * 款式
             * Format: int64
             */
            styleId: string;
            /** 乐观锁 */
            version: number;
            /** 行 */
            rows: components["schemas"]["StyleSizeColor"][];
        };
        SaveStyleSizeColorAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["StyleSizeColorSaved"];
        };
        StylePartInput: {
            /**
             * 编号
             * Format: int64
             */
            id?: (string | null) | undefined;
            /** 部位 */
            partCode: string;
            /** 部位 */
            partName: string;
            /** 布种 */
            fabricPart: components["schemas"]["FabricPart"];
            /** 每件片数 */
            piecesPerGarment: number;
            /**
             * 刀模
             * Format: int64
             */
            knifeMoldId?: (string | null) | undefined;
            /** 粘衬 */
            isFused?: (components["schemas"]["Flag"] | null) | undefined;
            /** 印花 */
            isPrinted?: (components["schemas"]["Flag"] | null) | undefined;
            /**
             * 面积(cm²)
             * Format: decimal
             */
            areaCm2?: (string | null) | undefined;
        };
        SaveStylePartsBody: {
            /**
             * 款式
             * Format: int64
             */
            styleId: string;
            /** 乐观锁 */
            version: number;
            /** 行 */
            rows: components["schemas"]["StylePartInput"][];
        };
        /** @description The saved rows with the new version of the style. */
        StylePartsSaved: {
            /**
             * 款式
             * Format: int64
             */
            styleId: string;
            /** 乐观锁 */
            version: number;
            /** 行 */
            rows: components["schemas"]["StylePart"][];
        };
        SaveStylePartsAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["StylePartsSaved"];
        };
        SizeUsageInput: {
            /**
             * 尺码
             * Format: int64
             */
            sizeId: string;
            /**
             * 单件用量
             * Format: decimal
             */
            usageNum: string;
        };
        StyleBomInput: {
            /**
             * 编号
             * Format: int64
             */
            id?: (string | null) | undefined;
            /**
             * 物料
             * Format: int64
             */
            materialId: string;
            /** 布种 */
            fabricPart?: (components["schemas"]["FabricPart"] | null) | undefined;
            /** 部位 */
            partName?: (string | null) | undefined;
            /** 配色规则 */
            colorRule: components["schemas"]["ColorRule"];
            /**
             * 单件用量
             * Format: decimal
             */
            usageNum: string;
            /** 单位 */
            unitCode: string;
            /**
             * 损耗%
             * Format: decimal
             */
            lossPct?: (string | null) | undefined;
            /** 分码用量 */
            sizeUsages?: (components["schemas"]["SizeUsageInput"][] | null) | undefined;
            /** 供应商 */
            supplierName?: (string | null) | undefined;
            /** 备注 */
            remark?: (string | null) | undefined;
        };
        SaveStyleBomBody: {
            /**
             * 款式
             * Format: int64
             */
            styleId: string;
            /** 乐观锁 */
            version: number;
            /** 行 */
            rows: components["schemas"]["StyleBomInput"][];
        };
        /** @description The saved rows with the new version of the style. */
        StyleBomSaved: {
            /**
             * 款式
             * Format: int64
             */
            styleId: string;
            /** 乐观锁 */
            version: number;
            /** 行 */
            rows: components["schemas"]["StyleBomLine"][];
        };
        SaveStyleBomAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["StyleBomSaved"];
        };
        StyleProcessInput: {
            /**
             * 编号
             * Format: int64
             */
            id?: (string | null) | undefined;
            /**
             * 工序
             * Format: int64
             */
            processId?: (string | null) | undefined;
            /** 序号 */
            seqNo: number;
            /** 工段 */
            section: components["schemas"]["Section"];
            /** 工序 */
            processName: string;
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
            /** 前道 */
            predecessors?: (string[] | null) | undefined;
            /** 线迹说明 */
            stitchNote?: (string | null) | undefined;
            /** 视频 */
            videoUrl?: (string | null) | undefined;
            /** 备注 */
            remark?: (string | null) | undefined;
        };
        SaveStyleProcessBody: {
            /**
             * 款式
             * Format: int64
             */
            styleId: string;
            /** 乐观锁 */
            version: number;
            /** 行 */
            rows: components["schemas"]["StyleProcessInput"][];
        };
        /** @description The saved rows with the new version of the style. */
        StyleProcessSaved: {
            /**
             * 款式
             * Format: int64
             */
            styleId: string;
            /** 乐观锁 */
            version: number;
            /** 行 */
            rows: components["schemas"]["StyleProcess"][];
        };
        SaveStyleProcessAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["StyleProcessSaved"];
        };
        StyleFabricInput: {
            /**
             * 编号
             * Format: int64
             */
            id?: (string | null) | undefined;
            /**
             * 物料
             * Format: int64
             */
            materialId: string;
            /**
             * 颜色
             * Format: int64
             */
            colorId?: (string | null) | undefined;
            /** 布种 */
            fabricPart: components["schemas"]["FabricPart"];
            /**
             * 门幅(cm)
             * Format: decimal
             */
            widthCm?: (string | null) | undefined;
            /**
             * 克重
             * Format: decimal
             */
            gsm?: (string | null) | undefined;
            /**
             * 段长
             * Format: decimal
             */
            markerLen?: (string | null) | undefined;
            /**
             * 平均唛架率
             * Format: decimal
             */
            markerEffPct?: (string | null) | undefined;
            /**
             * 单耗(米)
             * Format: decimal
             */
            usageLen?: (string | null) | undefined;
            /**
             * 单耗(kg)
             * Format: decimal
             */
            usageWeight?: (string | null) | undefined;
        };
        SaveStyleFabricsBody: {
            /**
             * 款式
             * Format: int64
             */
            styleId: string;
            /** 乐观锁 */
            version: number;
            /** 行 */
            rows: components["schemas"]["StyleFabricInput"][];
        };
        /** @description The saved rows with the new version of the style. */
        StyleFabricsSaved: {
            /**
             * 款式
             * Format: int64
             */
            styleId: string;
            /** 乐观锁 */
            version: number;
            /** 行 */
            rows: components["schemas"]["StyleFabric"][];
        };
        SaveStyleFabricsAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["StyleFabricsSaved"];
        };
        SaveStyleQualityBody: {
            /**
             * 款式
             * Format: int64
             */
            styleId: string;
            /** 乐观锁 */
            version: number;
            /** 行 */
            rows: components["schemas"]["MeasurePointInput"][];
        };
        /** @description The saved rows with the new version of the style. */
        StyleQualitySaved: {
            /**
             * 款式
             * Format: int64
             */
            styleId: string;
            /** 乐观锁 */
            version: number;
            /** 行 */
            rows: components["schemas"]["StyleQualityPoint"][];
        };
        SaveStyleQualityAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["StyleQualitySaved"];
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
    listOrders: {
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
                /** @description Customer. */
                customerId?: string | undefined;
                /** @description Style. */
                styleId?: string | undefined;
                /** @description Mine only. */
                mine?: boolean | undefined;
                /** @description Late only. */
                late?: boolean | undefined;
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
                    "application/json": components["schemas"]["ListOrdersAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    countOrdersByStatus: {
        parameters: {
            query?: {
                /** @description JSON text that maps search keys to the values allowed, such as `{"status":[1,2]}`. */
                filter?: ListFilter | undefined;
                /** @description Conditions on search keys, such as `cut_num >= 100 and order_no like '%SO24%'`. */
                sql?: string | undefined;
                /** @description Customer. */
                customerId?: string | undefined;
                /** @description Style. */
                styleId?: string | undefined;
                /** @description Mine only. */
                mine?: boolean | undefined;
                /** @description Late only. */
                late?: boolean | undefined;
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
                    "application/json": components["schemas"]["CountOrdersByStatusAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    getOrder: {
        parameters: {
            query: {
                /** @description Id. */
                id: string;
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
                    "application/json": components["schemas"]["GetOrderAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    listCuttingBeds: {
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
                /** @description Cutting table. */
                tableId?: string | undefined;
                /** @description My tables only. */
                mine?: boolean | undefined;
                /** @description Order. */
                orderId?: string | undefined;
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
                    "application/json": components["schemas"]["ListCuttingBedsAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    countCuttingBeds: {
        parameters: {
            query?: {
                /** @description JSON text that maps search keys to the values allowed, such as `{"status":[1,2]}`. */
                filter?: ListFilter | undefined;
                /** @description Conditions on search keys, such as `cut_num >= 100 and order_no like '%SO24%'`. */
                sql?: string | undefined;
                /** @description Cutting table. */
                tableId?: string | undefined;
                /** @description My tables only. */
                mine?: boolean | undefined;
                /** @description Order. */
                orderId?: string | undefined;
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
                    "application/json": components["schemas"]["CountCuttingBedsAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    getCuttingBed: {
        parameters: {
            query: {
                /** @description Id. */
                id: string;
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
                    "application/json": components["schemas"]["GetCuttingBedAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    listCuttingBedSizes: {
        parameters: {
            query: {
                /** @description Order. */
                orderId: string;
                /** @description Fabric part. */
                fabricPart?: components["schemas"]["FabricPart"];
                /** @description Bed left out of the cut figures. */
                bedId?: string | undefined;
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
                    "application/json": components["schemas"]["ListCuttingBedSizesAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    createCuttingBed: {
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
                "application/json": components["schemas"]["CreateCuttingBedBody"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateCuttingBedAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    updateCuttingBed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateCuttingBedBody"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpdateCuttingBedAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    startCuttingBed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CuttingBedVersionBody"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StartCuttingBedAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    finishCutting: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CuttingBedVersionBody"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FinishCuttingAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    submitCuttingBed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SubmitCuttingBedBody"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubmitCuttingBedAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    unsubmitCuttingBed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CuttingBedVersionBody"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnsubmitCuttingBedAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    approveCuttingBed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApproveCuttingBedBody"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApproveCuttingBedAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    deleteCuttingBed: {
        parameters: {
            query: {
                /** @description Id. */
                id: string;
                /** @description Version. */
                version: number;
                /** @description Reason. */
                reason: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeleteCuttingBedAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    listCutPlans: {
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
                /** @description Order. */
                orderId?: string | undefined;
                /** @description Status. */
                status?: components["schemas"]["CutPlanStatus"];
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
                    "application/json": components["schemas"]["ListCutPlansAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    listFabricRolls: {
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
                /** @description Order. */
                orderId?: string | undefined;
                /** @description Fabric. */
                materialId?: string | undefined;
                /** @description Colour. */
                colorId?: string | undefined;
                /** @description Fabric lot. */
                cNo?: string | undefined;
                /** @description Free to spread only. */
                available?: boolean | undefined;
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
                    "application/json": components["schemas"]["ListFabricRollsAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    resolveScanCode: {
        parameters: {
            query: {
                /** @description Code. */
                code: string;
                /** @description Order the code is scanned for. */
                orderId?: string | undefined;
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
                    "application/json": components["schemas"]["ResolveScanCodeAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    listBundleProcesses: {
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
                /** @description Bundle. */
                bundleId?: string | undefined;
                /** @description Barcode. */
                barcode?: string | undefined;
                /** @description Bed. */
                reduceBedId?: string | undefined;
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
                    "application/json": components["schemas"]["ListBundleProcessesAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    recordScan: {
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
                "application/json": components["schemas"]["RecordScanBody"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecordScanAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    reverseScan: {
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
                "application/json": components["schemas"]["ReverseScanBody"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReverseScanAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    getMyDay: {
        parameters: {
            query?: {
                /** @description Employee. */
                employeeId?: string | undefined;
                /** @description Work date. */
                workDate?: string | undefined;
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
                    "application/json": components["schemas"]["GetMyDayAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    getAppPreload: {
        parameters: {
            query?: {
                /** @description Employee. */
                employeeId?: string | undefined;
                /** @description Line. */
                lineDeptId?: string | undefined;
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
                    "application/json": components["schemas"]["GetAppPreloadAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    listBundleSplitRules: {
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
                /** @description Order. */
                orderId?: string | undefined;
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
                    "application/json": components["schemas"]["ListBundleSplitRulesAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    listBundles: {
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
                /** @description Order. */
                orderId?: string | undefined;
                /** @description Bed. */
                reduceBedId?: string | undefined;
                /** @description First bundle. */
                bundleFrom?: number | undefined;
                /** @description Last bundle. */
                bundleTo?: number | undefined;
                /** @description Not printed only. */
                unprinted?: boolean | undefined;
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
                    "application/json": components["schemas"]["ListBundlesAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    countBundles: {
        parameters: {
            query?: {
                /** @description JSON text that maps search keys to the values allowed, such as `{"status":[1,2]}`. */
                filter?: ListFilter | undefined;
                /** @description Conditions on search keys, such as `cut_num >= 100 and order_no like '%SO24%'`. */
                sql?: string | undefined;
                /** @description Order. */
                orderId?: string | undefined;
                /** @description Bed. */
                reduceBedId?: string | undefined;
                /** @description First bundle. */
                bundleFrom?: number | undefined;
                /** @description Last bundle. */
                bundleTo?: number | undefined;
                /** @description Not printed only. */
                unprinted?: boolean | undefined;
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
                    "application/json": components["schemas"]["CountBundlesAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    generateBundles: {
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
                "application/json": components["schemas"]["GenerateBundlesBody"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GenerateBundlesAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    getCuttingRoomBoard: {
        parameters: {
            query?: {
                /** @description Factory. */
                factoryId?: string | undefined;
                /** @description Work date. */
                workDate?: string | undefined;
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
                    "application/json": components["schemas"]["GetCuttingRoomBoardAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    listBusinessLogs: {
        parameters: {
            query: {
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
                /** @description Record kind. */
                bizType: string;
                /** @description Record. */
                bizId: string;
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
                    "application/json": components["schemas"]["ListBusinessLogsAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    listCompanySettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListCompanySettingsAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    getCompanySetting: {
        parameters: {
            query: {
                /** @description Code. */
                code: string;
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
                    "application/json": components["schemas"]["GetCompanySettingAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    checkOrderNo: {
        parameters: {
            query: {
                /** @description Order number. */
                orderNo: string;
                /** @description Order. */
                id?: string | undefined;
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
                    "application/json": components["schemas"]["CheckOrderNoAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    createOrder: {
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
                "application/json": components["schemas"]["CreateOrderBody"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateOrderAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    updateOrder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateOrderBody"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpdateOrderAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    updateOrders: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateOrdersBody"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpdateOrdersAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    deleteOrder: {
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
                    "application/json": components["schemas"]["DeleteOrderAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    importOrders: {
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
                    "application/json": components["schemas"]["ImportOrdersAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    confirmOrder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecordVersionBody"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConfirmOrderAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    withdrawOrder: {
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
                    "application/json": components["schemas"]["WithdrawOrderAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    suspendOrder: {
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
                    "application/json": components["schemas"]["SuspendOrderAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    resumeOrder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecordVersionBody"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResumeOrderAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    finishOrder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecordNoteBody"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FinishOrderAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    reopenOrder: {
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
                    "application/json": components["schemas"]["ReopenOrderAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    closeOrder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecordVersionBody"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CloseOrderAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    uncloseOrder: {
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
                    "application/json": components["schemas"]["UncloseOrderAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    cancelOrder: {
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
                    "application/json": components["schemas"]["CancelOrderAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    getOrderConfirmCheck: {
        parameters: {
            query: {
                /** @description Order. */
                id: string;
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
                    "application/json": components["schemas"]["GetOrderConfirmCheckAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    getOrderCloseCheck: {
        parameters: {
            query: {
                /** @description Order. */
                id: string;
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
                    "application/json": components["schemas"]["GetOrderCloseCheckAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    lockOrderWages: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecordVersionBody"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LockOrderWagesAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    unlockOrderWages: {
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
                    "application/json": components["schemas"]["UnlockOrderWagesAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    listReleasedOrders: {
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
                /** @description Line. */
                lineDeptId?: string | undefined;
                /** @description Cut pieces ready. */
                cutReady?: boolean | undefined;
                /** @description Material lacking. */
                lacking?: boolean | undefined;
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
                    "application/json": components["schemas"]["ListReleasedOrdersAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    getReleasedOrderStages: {
        parameters: {
            query: {
                /** @description Order. */
                orderId: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetReleasedOrderStagesAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    listOrderBom: {
        parameters: {
            query: {
                /** @description Order. */
                orderId: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListOrderBomAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    replaceOrderBom: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReplaceOrderBomBody"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReplaceOrderBomAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    deleteOrderBom: {
        parameters: {
            query: {
                /** @description Id. */
                id: string;
                /** @description Version of the order. */
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
                    "application/json": components["schemas"]["DeleteOrderBomAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    replaceOrderParts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReplaceOrderPartsBody"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReplaceOrderPartsAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    replaceOrderProcesses: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReplaceOrderProcessesBody"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReplaceOrderProcessesAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    replaceOrderColorMatching: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReplaceOrderColorMatchingBody"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReplaceOrderColorMatchingAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    replaceOrderWorkshops: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReplaceOrderWorkshopsBody"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReplaceOrderWorkshopsAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    saveOrderFabrics: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveOrderFabricsBody"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SaveOrderFabricsAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    saveOrderQualifying: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveOrderQualifyingBody"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SaveOrderQualifyingAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    saveOrderShipment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveOrderShipmentBody"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SaveOrderShipmentAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    createOrderMachine: {
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
                "application/json": components["schemas"]["CreateOrderMachineBody"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateOrderMachineAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    updateOrderMachine: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateOrderMachineBody"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpdateOrderMachineAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    deleteOrderMachines: {
        parameters: {
            query: {
                /** @description Order. */
                orderId: string;
                /** @description Ids, separated by commas. */
                ids: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeleteOrderMachinesAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    createResourceOccupation: {
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
                "application/json": components["schemas"]["CreateResourceOccupationBody"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateResourceOccupationAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    cancelResourceOccupation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecordVersionBody"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CancelResourceOccupationAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    bindOrderSlotCards: {
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
                "application/json": components["schemas"]["BindOrderSlotCardsBody"];
            };
        };
        responses: {
            /** @description The list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BindOrderSlotCardsAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    suggestCutPlan: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SuggestCutPlanBody"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SuggestCutPlanAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    saveCutPlan: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveCutPlanBody"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SaveCutPlanAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    approveCutPlan: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecordVersionBody"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApproveCutPlanAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    listOrderVersions: {
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
                /** @description Order. */
                orderId?: string | undefined;
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
                    "application/json": components["schemas"]["ListOrderVersionsAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    getOrderVersionDiff: {
        parameters: {
            query: {
                /** @description Order. */
                orderId: string;
                /** @description From version. */
                from: number;
                /** @description To version. */
                to: number;
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
                    "application/json": components["schemas"]["GetOrderVersionDiffAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    getOrderVersionDraft: {
        parameters: {
            query: {
                /** @description Order. */
                orderId: string;
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
                    "application/json": components["schemas"]["GetOrderVersionDraftAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    saveOrderVersion: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveOrderVersionBody"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SaveOrderVersionAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    checkOrderVersion: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CheckOrderVersionBody"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckOrderVersionAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    activateOrderVersion: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecordVersionBody"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActivateOrderVersionAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    refuseOrderVersion: {
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
                    "application/json": components["schemas"]["RefuseOrderVersionAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    resyncOrderFromStyle: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResyncOrderBody"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResyncOrderFromStyleAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    listOrderPrices: {
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
                /** @description Order. */
                orderId?: string | undefined;
                /** @description Pending only. */
                pending?: boolean | undefined;
                /** @description Not approved. */
                unaudited?: boolean | undefined;
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
                    "application/json": components["schemas"]["ListOrderPricesAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    saveOrderPrice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveOrderPriceBody"];
            };
        };
        responses: {
            /** @description The list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SaveOrderPriceAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    auditOrderPrice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AuditOrderPriceBody"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditOrderPriceAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    previewRepricing: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PreviewRepricingBody"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreviewRepricingAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    listDispatchOrders: {
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
                /** @description Order. */
                orderId?: string | undefined;
                /** @description Overdue. */
                overdue?: boolean | undefined;
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
                    "application/json": components["schemas"]["ListDispatchOrdersAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    createDispatchOrder: {
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
                "application/json": components["schemas"]["CreateDispatchOrderBody"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateDispatchOrderAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    updateDispatchOrder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateDispatchOrderBody"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpdateDispatchOrderAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    issueDispatchOrder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecordIdsBody"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IssueDispatchOrderAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    acceptDispatchOrder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecordVersionBody"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AcceptDispatchOrderAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    finishDispatchOrder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FinishDispatchOrderBody"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FinishDispatchOrderAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    cancelDispatchOrder: {
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
                    "application/json": components["schemas"]["CancelDispatchOrderAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    getDispatchRemain: {
        parameters: {
            query: {
                /** @description Order. */
                orderId: string;
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
                    "application/json": components["schemas"]["GetDispatchRemainAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    getLineLoad: {
        parameters: {
            query: {
                /** @description Line. */
                lineDeptId: string;
                /** @description From. */
                from: string;
                /** @description To. */
                to: string;
                /** @description Order. */
                orderId?: string | undefined;
                /** @description Quantity. */
                num?: number | undefined;
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
                    "application/json": components["schemas"]["GetLineLoadAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    listCuttingDies: {
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
                /** @description Style. */
                styleId?: string | undefined;
                /** @description Nearly worn. */
                lowLife?: boolean | undefined;
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
                    "application/json": components["schemas"]["ListCuttingDiesAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    createCuttingDie: {
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
                "application/json": components["schemas"]["CreateCuttingDieBody"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateCuttingDieAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    updateCuttingDie: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateCuttingDieBody"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpdateCuttingDieAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    changeCuttingDieStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeCuttingDieStatusBody"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangeCuttingDieStatusAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    listCuttingDieHistory: {
        parameters: {
            query: {
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
                /** @description Die. */
                id: string;
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
                    "application/json": components["schemas"]["ListCuttingDieHistoryAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    listDieFabricRules: {
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
                /** @description Die. */
                knifeMoldId?: string | undefined;
                /** @description Not set only. */
                unset?: boolean | undefined;
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
                    "application/json": components["schemas"]["ListDieFabricRulesAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    saveDieFabricRules: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveDieFabricRulesBody"];
            };
        };
        responses: {
            /** @description The list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SaveDieFabricRulesAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    listTargets: {
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
                /** @description Work date. */
                workDate?: string | undefined;
                /** @description Line. */
                deptId?: string | undefined;
                /** @description Without a target. */
                unset?: boolean | undefined;
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
                    "application/json": components["schemas"]["ListTargetsAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    saveTargets: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveTargetsBody"];
            };
        };
        responses: {
            /** @description The list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SaveTargetsAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    generateTargets: {
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
                "application/json": components["schemas"]["GenerateTargetsBody"];
            };
        };
        responses: {
            /** @description The list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GenerateTargetsAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    getTargetActual: {
        parameters: {
            query: {
                /** @description Line. */
                deptId: string;
                /** @description Work date. */
                workDate: string;
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
                    "application/json": components["schemas"]["GetTargetActualAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    listTaktTargets: {
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
                /** @description Work date. */
                workDate?: string | undefined;
                /** @description Line. */
                deptId?: string | undefined;
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
                    "application/json": components["schemas"]["ListTaktTargetsAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    saveTaktTarget: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveTaktTargetBody"];
            };
        };
        responses: {
            /** @description The list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SaveTaktTargetAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    getLiveBeat: {
        parameters: {
            query: {
                /** @description Line. */
                deptId: string;
                /** @description Work date. */
                workDate?: string | undefined;
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
                    "application/json": components["schemas"]["GetLiveBeatAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    getKeyOrderReport: {
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
                /** @description From. */
                workDateFrom?: string | undefined;
                /** @description To. */
                workDateTo?: string | undefined;
                /** @description Department. */
                deptId?: string | undefined;
                /** @description Customer. */
                customerId?: string | undefined;
                /** @description Order no.. */
                orderNo?: string | undefined;
                /** @description Style no.. */
                styleNo?: string | undefined;
                /** @description Colour. */
                colorId?: string | undefined;
                /** @description Size. */
                sizeId?: string | undefined;
                /** @description Behind only. */
                behind?: boolean | undefined;
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
                    "application/json": components["schemas"]["GetKeyOrderReportAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    getEmployeeSkillReport: {
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
                /** @description From. */
                workDateFrom?: string | undefined;
                /** @description To. */
                workDateTo?: string | undefined;
                /** @description Department. */
                deptId?: string | undefined;
                /** @description Customer. */
                customerId?: string | undefined;
                /** @description Order no.. */
                orderNo?: string | undefined;
                /** @description Style no.. */
                styleNo?: string | undefined;
                /** @description Colour. */
                colorId?: string | undefined;
                /** @description Size. */
                sizeId?: string | undefined;
                /** @description Section. */
                section?: components["schemas"]["Section"];
                /** @description Machine type. */
                machineTypeId?: string | undefined;
                /** @description Part. */
                partCode?: string | undefined;
                /** @description Employee. */
                employeeId?: string | undefined;
                /** @description Process ids, separated by commas. */
                processIds?: string | undefined;
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
                    "application/json": components["schemas"]["GetEmployeeSkillReportAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    getEmployeeSkillHistory: {
        parameters: {
            query: {
                /** @description Employee. */
                employeeId: string;
                /** @description Process. */
                processId: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetEmployeeSkillHistoryAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    listStyles: {
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
                /** @description Process. */
                processId?: string | undefined;
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
                    "application/json": components["schemas"]["ListStylesAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    createStyle: {
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
                "application/json": components["schemas"]["CreateStyleBody"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateStyleAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    updateStyle: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateStyleBody"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpdateStyleAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    deleteStyle: {
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
                    "application/json": components["schemas"]["DeleteStyleAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    getStyle: {
        parameters: {
            query: {
                /** @description Style. */
                id: string;
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
                    "application/json": components["schemas"]["GetStyleAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    importStyles: {
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
                    "application/json": components["schemas"]["ImportStylesAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    approveStyle: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecordVersionBody"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApproveStyleAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    changeStyleStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeStyleStatusBody"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangeStyleStatusAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    compareStyles: {
        parameters: {
            query: {
                /** @description Left style. */
                leftId: string;
                /** @description Right style. */
                rightId: string;
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
                    "application/json": components["schemas"]["CompareStylesAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    listStyleOrders: {
        parameters: {
            query: {
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
                /** @description Style. */
                id: string;
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
                    "application/json": components["schemas"]["ListStyleOrdersAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    saveStyleSizeColor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveStyleSizeColorBody"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SaveStyleSizeColorAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    saveStyleParts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveStylePartsBody"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SaveStylePartsAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    saveStyleBom: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveStyleBomBody"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SaveStyleBomAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    saveStyleProcess: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveStyleProcessBody"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SaveStyleProcessAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    saveStyleFabrics: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveStyleFabricsBody"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SaveStyleFabricsAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    saveStyleQuality: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveStyleQualityBody"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SaveStyleQualityAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
}
