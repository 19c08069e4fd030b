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
    "/reduce/qc": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 裁片检验列表
         * @description A page of the checks of cut panels.
         */
        get: operations["listPanelChecks"];
        put?: never;
        /**
         * 保存裁片检验
         * @description Records faulty, replaced and scrapped panels of a bundle and takes scrapped pieces off it.
         */
        post: operations["savePanelCheck"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reduce/sld": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 剩料单
         * @description The slip of a bed, or a proposal of it.
         */
        get: operations["getRemnantSlip"];
        put?: never;
        /**
         * 保存剩料单
         * @description Saves where every leftover metre of a bed goes.
         */
        post: operations["saveRemnantSlip"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reduce/sld/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * 确认剩料单
         * @description Posts a slip to the rolls and closes the bed when its bundles are delivered.
         */
        put: operations["confirmRemnantSlip"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reduce/bills": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 床单打印数据
         * @description The sheets of the chosen beds as they are printed.
         */
        get: operations["listCuttingBedSheets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reduce/bills/print": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 记录床单打印
         * @description Counts one more print of the sheets after the person said it worked.
         */
        post: operations["recordCuttingBedPrint"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reduce/tympan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * 修改布卷
         * @description Corrects the plies and lengths of a roll on an unsubmitted bed.
         */
        put: operations["updateCuttingBedFabricRoll"];
        /**
         * 上布卷
         * @description Adds the roll that was just spread, from the tablet at the table.
         */
        post: operations["createCuttingBedFabricRoll"];
        /**
         * 移除布卷
         * @description Takes a roll off an unsubmitted bed and frees it.
         */
        delete: operations["deleteCuttingBedFabricRoll"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reduce/employee": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * 入床
         * @description Adds people to a bed with a role, or ends their part.
         */
        put: operations["joinCuttingBed"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/batchRange/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 批次列表
         * @description A page of bundle batches.
         */
        get: operations["listBundleBatches"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/batchRange": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * 修改批次
         * @description Replaces the fields of a batch in the version the person has on screen.
         */
        put: operations["updateBundleBatch"];
        /**
         * 新增批次
         * @description Adds a batch and answers it as saved.
         */
        post: operations["createBundleBatch"];
        /**
         * 删除批次
         * @description Deletes a batch that nothing refers to; one in use is refused.
         */
        delete: operations["deleteBundleBatch"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/materialsDelivery/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 裁片发料列表
         * @description A page of the deliveries of cut pieces to lines.
         */
        get: operations["listCutPieceDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/materialsDelivery/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 发料单详情
         * @description One delivery with its bundles.
         */
        get: operations["getCutPieceDelivery"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/materialsDelivery/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 裁片发料
         * @description Sends bundles from the cut-piece store to a line that has work planned for them.
         */
        post: operations["sendCutPieceDelivery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/materialsDelivery/receive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * 收料
         * @description The line counts what came; another count puts the delivery into difference.
         */
        put: operations["receiveCutPieceDelivery"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/materialsDelivery/agree": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * 差异处理
         * @description One side agrees to the settled counts; both must.
         */
        put: operations["agreeCutPieceDelivery"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/materialsDelivery/recall": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * 撤回发料
         * @description The sender takes back what was not received.
         */
        put: operations["recallCutPieceDelivery"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/materialsDelivery/return": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * 退回裁片
         * @description The line sends a received delivery back to the store.
         */
        put: operations["returnCutPieceDelivery"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/outDelivery/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 外发发出
         * @description Sends bundles to a subcontract group and marks their processes as outside.
         */
        post: operations["sendSubcontractDelivery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/outDelivery/receive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * 外发收回
         * @description Counts what a subcontract group brings back.
         */
        put: operations["receiveSubcontractDelivery"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bundle/print": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 打印菲票
         * @description Counts a print of tickets; a reprint needs its reason.
         */
        post: operations["printBundles"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bundle/printLog": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 打印记录
         * @description Who printed which tickets when, and why again.
         */
        get: operations["listBundlePrintLogs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bundle/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 扎号预览
         * @description The bundles a bed would get by a rule.
         */
        get: operations["previewBundles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bundle/delete": {
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
         * 删除整床扎号
         * @description Deletes the bundles of a bed that nobody touched; their numbers are never used again.
         */
        delete: operations["deleteBundles"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bundle/split": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * 拆扎
         * @description Splits a bundle into parts that share its finished work.
         */
        put: operations["splitBundle"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bundle/hold": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * 冻结扎号
         * @description Puts bundles on hold or releases them, each with its own outcome.
         */
        put: operations["holdBundles"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bundle/location": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * 扎号上架
         * @description Notes where in the cut-piece store bundles lie.
         */
        put: operations["moveBundleLocation"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/noScanBundle/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 漏扫列表
         * @description A page of the bundles that a scan is missing of or that lie idle.
         */
        get: operations["listUnscannedBundles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bundleProcess/manual": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 补录
         * @description Enters scans that were missed, for one process and one person, each bundle on its own.
         */
        post: operations["recordManualScan"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bundleProcess/skip": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * 跳过工序
         * @description Leaves out processes of bundles, or takes that back.
         */
        put: operations["skipBundleProcess"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/slotCard/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 插卡列表
         * @description A page of the slot cards with what they ride with.
         */
        get: operations["listSlotCards"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/slotCard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * 修改插卡
         * @description Changes the chip, line or status of a card.
         */
        put: operations["updateSlotCard"];
        /**
         * 登记插卡
         * @description Registers one card or a run of cards.
         */
        post: operations["createSlotCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/slotCard/unbind": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * 解绑插卡
         * @description Takes cards off their bundles, or moves a bundle to another card.
         */
        put: operations["unbindSlotCard"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/slotCardMaintain/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 在绑插卡
         * @description A page of the bindings that are open now.
         */
        get: operations["listSlotCardMaintains"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/slotCardMaintainHistory/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 插卡历史
         * @description A page of all bindings with how they ended.
         */
        get: operations["listSlotCardMaintainHistories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/batchDayLog/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 批量日志列表
         * @description A page of the batch jobs of the company by day.
         */
        get: operations["listBatchDayLogs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/batchDayLog": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 批量作业
         * @description One job, for the progress of a calculation.
         */
        get: operations["getBatchDayLog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/batchDayLog/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 批量作业明细
         * @description What a job did to each record.
         */
        get: operations["getBatchDayLogDetail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/batchDayLog/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 重跑失败项
         * @description Runs the failed entries of a job again.
         */
        post: operations["retryBatchDayLog"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/report/reduceBedReport": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 裁床报表
         * @description One line for each bed with its fabric, plies and times.
         */
        get: operations["getCuttingBedReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/report/reduceBedProductionReport": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 裁床产量
         * @description Output of tables or teams by day.
         */
        get: operations["getCuttingOutputReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/report/reduceBedOrderReport": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 订单裁剪汇总
         * @description What was cut of every colour and size of an order against what was ordered.
         */
        get: operations["getCuttingOrderReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/report/reduceBedProgressReport": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 床次进度
         * @description The milestones of every bed with hours and delays.
         */
        get: operations["getCuttingProgressReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/report/reduceReport": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 裁剪汇总
         * @description Beds, pieces, fabric saved and over-cuts by customer and style.
         */
        get: operations["getCuttingSummaryReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/report/reduceDateReport": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 裁剪日期报表
         * @description Cut pieces of order colours by workday.
         */
        get: operations["getCuttingDateReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/report/reduceBedWorkReport": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 裁床计件
         * @description Shares and amounts of people in beds.
         */
        get: operations["getCuttingWorkReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/report/reduceBedWorkReportXYS": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 细颜色裁床计件
         * @description Bed wages by colour and shade with the difficulty of many-roll lays.
         */
        get: operations["getCuttingWorkReportByShade"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/report/reduceBedWIPReport": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 裁片在制
         * @description Where the cut pieces of an order are, with their age.
         */
        get: operations["getCuttingWipReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/report/XCReport": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 现存裁片
         * @description The balance of the cut-piece store by order, colour, size and batch.
         */
        get: operations["getCutPieceStockReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/report/reduceBedSLDReport": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 剩料报表
         * @description Leftover fabric by bed and roll.
         */
        get: operations["getRemnantReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/report/feedingSingleReport": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 投料报表
         * @description What was issued to beds, received, used and is still open.
         */
        get: operations["getFeedingReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/report/dosageAnalysisReport": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 用量分析
         * @description Planned and real fabric usage of orders and what the difference is made of.
         */
        get: operations["getFabricConsumptionReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/report/productionScheduleReport": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 生产进度
         * @description Every order with its stages, forecast and risk.
         */
        get: operations["getProductionScheduleReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/report/hangOrderReport": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 吊挂报表
         * @description Orders on the hanger lines.
         */
        get: operations["getHangerOrderReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/report/hangOrderReport2": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 吊挂站位时段
         * @description Pieces, beat and waiting of stations by hour.
         */
        get: operations["getHangerStationReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/report/reduceBedBoardXys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 细颜色裁床看板
         * @description Rolls waiting, on tables and done by dye lot and shade.
         */
        get: operations["getCuttingTableBoardByShade"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cloth/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 布单列表
         * @description A page of the fabric lots with their inspection and what is left.
         */
        get: operations["listCloths"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cloth/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 布单详情
         * @description One lot with its rolls and defect points.
         */
        get: operations["getCloth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cloth/checkNo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 检查布号
         * @description Says whether a lot number is free and proposes the next one.
         */
        get: operations["checkClothNo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cloth/insert": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 新增到货
         * @description Enters an arrived lot with its rolls.
         */
        post: operations["createCloth"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cloth/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * 修改布单
         * @description Changes the head of a lot and rolls that were not inspected.
         */
        put: operations["updateCloth"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cloth/inspect": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 验布
         * @description Saves measured rolls, defect points and shades; with a decision the lot is judged.
         */
        post: operations["inspectCloth"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cloth/release": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * 放行
         * @description Releases inspected lots for use, each with its own outcome.
         */
        put: operations["releaseCloth"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cloth/return": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * 退货
         * @description Returns a lot to its supplier.
         */
        put: operations["returnCloth"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tympan/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * 修改布卷
         * @description Corrects measured values, shade, place or reservation of a roll.
         */
        put: operations["updateFabricRoll"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tympan/ledger": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 布卷去向
         * @description Where a roll went: reservations, slips, beds, remnants.
         */
        get: operations["getFabricRollLedger"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/feedingSing/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 投料单列表
         * @description A page of the feeding slips of fabric to beds.
         */
        get: operations["listFeedingSlips"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/feedingSing/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 投料单详情
         * @description One slip with its rolls.
         */
        get: operations["getFeedingSlip"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/feedingSing/suggest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 建议布卷
         * @description Rolls that fit a bed best by shade, lot and what is left on them.
         */
        get: operations["suggestFeedingRolls"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/feedingSing/insert": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 新增投料单
         * @description Makes a draft slip.
         */
        post: operations["createFeedingSlip"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/feedingSing/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * 修改投料单
         * @description Changes a draft slip.
         */
        put: operations["updateFeedingSlip"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/feedingSing/issue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 发料
         * @description Issues the rolls of a slip to the cutting room.
         */
        post: operations["issueFeedingSlip"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/feedingSing/receive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * 接收投料
         * @description The table leader takes the rolls over; a difference opens a problem.
         */
        put: operations["receiveFeedingSlip"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/feedingSing/return": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * 退料
         * @description Brings rests of rolls back to the store.
         */
        put: operations["returnFeedingSlip"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/feedingSing/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * 结单
         * @description Closes a slip whose metres add up.
         */
        put: operations["closeFeedingSlip"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/feedingSing/void": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * 作废投料单
         * @description Voids a slip nothing was received of.
         */
        put: operations["voidFeedingSlip"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/materialRequisition/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 领料单列表
         * @description A page of the requisitions of trims with their lines.
         */
        get: operations["listMaterialRequisitions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/materialRequisition/bomRemain": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 可领物料
         * @description What may still be drawn for an order by its bill of materials.
         */
        get: operations["getRequisitionBomRemain"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/materialRequisition/insert": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 新增领料单
         * @description Makes a draft requisition by the bill, over it, or for a return.
         */
        post: operations["createMaterialRequisition"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/materialRequisition/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 审批领料
         * @description Approves or refuses requisitions, each with its own outcome.
         */
        post: operations["approveMaterialRequisition"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/materialRequisition/issue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * 发料
         * @description Hands out materials and posts them to the stock.
         */
        put: operations["issueMaterialRequisition"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/materialRequisition/return": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * 退料
         * @description Takes materials back into the stock.
         */
        put: operations["returnMaterialRequisition"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/materialRequisition/void": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * 作废领料单
         * @description Voids a requisition nothing was issued of.
         */
        put: operations["voidMaterialRequisition"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/report/materialReport": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 物料报表
         * @description What orders need of materials, have drawn and lack.
         */
        get: operations["getMaterialReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/materialLedger/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 库存流水
         * @description A page of the movements of materials in the stores.
         */
        get: operations["listMaterialLedgerEntries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/materialReport/eta": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * 填预计到料
         * @description Notes when lacking material is expected.
         */
        put: operations["updateMaterialEta"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/schedule/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 排程列表
         * @description A page of the sewing schedules with progress and conflicts.
         */
        get: operations["listSchedules"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/schedule/insert": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 新增排程
         * @description Puts an order on a line, or lets the scheduler find the place.
         */
        post: operations["createSchedule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/schedule/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * 修改排程
         * @description Moves or changes bars and chains the ones behind them again.
         */
        put: operations["updateSchedule"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/schedule/delete": {
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
         * 删除排程
         * @description Returns a bar that was not started to the pool.
         */
        delete: operations["deleteSchedule"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/schedule/batchStatus": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * 启停排程
         * @description Starts or stops schedules, each with its own outcome; a repetition changes nothing.
         */
        put: operations["changeScheduleStatus"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/schedule/endState": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * 结束排程
         * @description Ends a schedule; below its quantity a reason is needed.
         */
        put: operations["endSchedule"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/schedule/reopen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * 重开排程
         * @description Takes an ended schedule back within seven days.
         */
        put: operations["reopenSchedule"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/schedule/gantt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 排程甘特
         * @description The bars, loads and calendars of the lines between two days.
         */
        get: operations["getScheduleGantt"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/schedule/unscheduled": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 待排订单
         * @description A page of the quantities that stand on no line yet.
         */
        get: operations["listUnscheduled"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/schedule/simulate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 模拟排程
         * @description Says where bars would end and what they would hit, while one is dragged.
         */
        post: operations["simulateSchedule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/schedule/split": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 拆分排程
         * @description Takes a quantity off a bar and puts it elsewhere.
         */
        post: operations["splitSchedule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/schedule/commitDraft": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 提交沙盘
         * @description Saves a whole sandbox at once, or nothing of it.
         */
        post: operations["commitScheduleDraft"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/schedule/recalc": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 重算排程
         * @description Computes the ends of schedules again from calendars and manpower.
         */
        post: operations["recalculateSchedules"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/schedule/dayPlan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 日计划
         * @description The days of a schedule with plan and actual.
         */
        get: operations["getDayPlan"];
        /**
         * 修改日计划
         * @description Sets days by hand; they stay when the rest is computed again.
         */
        put: operations["updateDayPlan"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/line/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 产线列表
         * @description A page of the line profiles.
         */
        get: operations["listLines"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/line/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * 修改产线
         * @description Changes heads, stations, calendar and efficiency of a line.
         */
        put: operations["updateLine"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cuttingSchedule/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 裁床排程列表
         * @description A page of the lays on tables and days; the tablet sees submitted ones only.
         */
        get: operations["listCuttingSchedules"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cuttingSchedule/insert": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 新增裁床排程
         * @description Puts lays of an approved plan on a table and day.
         */
        post: operations["createCuttingSchedule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cuttingSchedule/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * 修改裁床排程
         * @description Moves a lay to another time or table.
         */
        put: operations["updateCuttingSchedule"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cuttingSchedule/submitCuttingLine": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 提交裁床
         * @description Hands lays to the tablets of their tables, each with its own outcome.
         */
        post: operations["submitCuttingSchedule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cuttingSchedule/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * 撤回裁床
         * @description Takes a lay back that no bed was started of.
         */
        put: operations["withdrawCuttingSchedule"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cuttingSchedule/endState": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * 结束裁床
         * @description Ends a lay; with an unsubmitted bed a reason is needed.
         */
        put: operations["endCuttingSchedule"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cuttingSchedule/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * 取消裁床排程
         * @description Takes a lay off its table.
         */
        put: operations["cancelCuttingSchedule"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cuttingSchedule/reorder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * 调整顺序
         * @description Puts the queue of a table into another order.
         */
        put: operations["reorderCuttingSchedules"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cuttingSchedule/gantt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 裁床甘特
         * @description The queues of the tables and the lays that wait.
         */
        get: operations["getCuttingGantt"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cuttingSchedule/show": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 裁床计划看板
         * @description The tables of a day with their cards, for the wall.
         */
        get: operations["getCuttingTablePlanBoard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cuttingLine/queue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 裁床队列
         * @description Tables, the bed on each and what waits, for the leader on the floor.
         */
        get: operations["getCuttingLineQueue"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/knifeMoldSchedule/gantt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 刀模甘特
         * @description The dies with their bookings between two days.
         */
        get: operations["getCuttingDieGantt"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/knifeMoldSchedule/show": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 刀模看板
         * @description Where every die is now and next, for the wall.
         */
        get: operations["getCuttingDiePlanBoard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/knifeMoldSchedule/insert": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 新增刀模排程
         * @description Books a die for an order or bed; bookings never overlap.
         */
        post: operations["createCuttingDieSchedule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/knifeMoldSchedule/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * 修改刀模排程
         * @description Moves a booking of a die.
         */
        put: operations["updateCuttingDieSchedule"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/knifeMoldSchedule/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * 取消刀模排程
         * @description Cancels a booking and frees the die.
         */
        put: operations["cancelCuttingDieSchedule"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/planList/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 总计划列表
         * @description A page of orders with the dates of every stage.
         */
        get: operations["listPlans"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/planList/backSchedule": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 倒排
         * @description Computes the dates of the stages backwards from the shipment.
         */
        post: operations["backSchedulePlans"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/planList/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * 改计划日期
         * @description Sets the dates of a stage by hand.
         */
        put: operations["updatePlan"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/planList/restoreAuto": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * 恢复自动
         * @description Gives stages of an order back to the computed dates.
         */
        put: operations["restorePlanAuto"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/planList/orderShow": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 订单计划看板
         * @description Plan and actual bands of the orders, for the wall.
         */
        get: operations["getOrderPlanBoard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/calendar/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 日历列表
         * @description A page of the work calendars.
         */
        get: operations["listCalendars"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/calendar/days": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 日历日期
         * @description The days of a calendar with kind, shifts and net minutes.
         */
        get: operations["listCalendarDays"];
        /**
         * 保存日期
         * @description Sets the kind, shifts and overtime of days.
         */
        put: operations["saveCalendarDays"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/calendar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 保存日历
         * @description Saves a calendar and its week pattern.
         */
        post: operations["saveCalendar"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/calendar/initYear": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 初始化年份
         * @description Fills a year from the week pattern and the public holidays.
         */
        post: operations["initCalendarYear"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/calendar/impact": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 日历影响
         * @description What would move if days became of a kind.
         */
        get: operations["getCalendarImpact"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shift/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 班次列表
         * @description A page of the shifts with their segments.
         */
        get: operations["listShifts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shift": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 保存班次
         * @description Saves a shift; segments are in order and never overlap.
         */
        post: operations["saveShift"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shift/delete": {
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
         * 删除班次
         * @description Deletes a shift no calendar uses.
         */
        delete: operations["deleteShift"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employeeAbsence/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 缺勤列表
         * @description A page of absences.
         */
        get: operations["listEmployeeAbsences"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employeeAbsence/insert": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 新增缺勤
         * @description Enters an absence for one or several people.
         */
        post: operations["createEmployeeAbsence"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employeeAbsence/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 审批缺勤
         * @description Approves or refuses absences, each with its own outcome.
         */
        post: operations["approveEmployeeAbsence"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employeeAbsence/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * 撤销缺勤
         * @description Takes an absence back.
         */
        put: operations["cancelEmployeeAbsence"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employeeAbsence/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 导入缺勤
         * @description Enters absences from sheet rows and reports errors by row.
         */
        post: operations["importEmployeeAbsences"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/manpowerPlan/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 人力计划
         * @description Heads planned, absent, borrowed and needed by department and day.
         */
        get: operations["listManpowerPlans"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/manpowerPlan/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * 修改计划人数
         * @description Changes the planned heads of departments and days.
         */
        put: operations["updateManpowerPlan"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/manpowerPlan/lend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 借调
         * @description Lends people from one department to another for days.
         */
        post: operations["lendManpower"];
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
            /** 工艺单 */
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
            /** 工艺单 */
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
            /** 工艺单 */
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
        /**
         * 检验结果
         * @enum {integer}
         */
        PanelCheckResult: 1 | 2;
        /**
         * 检验状态
         * @enum {integer}
         */
        PanelCheckState: 0 | 1;
        PanelDefect: {
            /**
             * 编号
             * Format: int64
             */
            id: string;
            /**
             * 不良项目
             * Format: int64
             */
            badItemId: string;
            /** 不良项目 */
            badItemName: string;
            /** 部位 */
            partCode: string | null;
            /** 数量 */
            num: number;
            /** 层号 */
            plyNo: number | null;
        };
        PanelCheckRow: {
            /**
             * 编号
             * Format: int64
             */
            id: string;
            /** 扎号 */
            bundleLabel: string;
            /** 床次 */
            bedNo: number;
            /** 订单号 */
            orderNo: string;
            /** 颜色 */
            colorName: string;
            /** 尺码 */
            sizeName: string;
            /** 原数 */
            originNum: number;
            /** 现数 */
            num: number;
            /** 检查片数 */
            checkNum: number;
            /** 不良片 */
            faultNum: number;
            /** 补片 */
            replaceNum: number;
            /** 报废件 */
            scrapNum: number;
            /** 不良项目 */
            badText: string[];
            /** 结果 */
            result: components["schemas"]["PanelCheckResult"] | null;
            /** 检验员 */
            inspectorName: string | null;
            /**
             * 检验时间
             * Format: timestamp
             */
            createDate: string;
            /** 状态 */
            status: components["schemas"]["PanelCheckState"];
            /**
             * 扎号
             * Format: int64
             */
            bundleId: string;
            /**
             * 床次
             * Format: int64
             */
            reduceBedId: string;
            /**
             * 订单
             * Format: int64
             */
            orderId: string;
            /** 条码 */
            barcode: string;
            /** 不良明细 */
            bads: components["schemas"]["PanelDefect"][];
            /** 图片 */
            images: string[];
            /** 乐观锁 */
            version: number;
        };
        PanelCheckTotals: {
            /** 原数 */
            originNum: number;
            /** 现数 */
            num: number;
            /** 检查片数 */
            checkNum: number;
            /** 不良片 */
            faultNum: number;
            /** 补片 */
            replaceNum: number;
            /** 报废件 */
            scrapNum: number;
        };
        /** @description One page of panel checks with the totals of the whole result. */
        PanelCheckPage: {
            /** 总数 */
            total: number;
            /** 列表 */
            list: components["schemas"]["PanelCheckRow"][];
            /** 合计 */
            sum: components["schemas"]["PanelCheckTotals"];
        };
        ListPanelChecksAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["PanelCheckPage"];
        };
        PanelDefectInput: {
            /**
             * 不良项目
             * Format: int64
             */
            badItemId: string;
            /** 部位 */
            partCode?: (string | null) | undefined;
            /** 数量 */
            num: number;
            /** 层号 */
            plyNo?: (number | null) | undefined;
        };
        /** @description A panel check of a bundle; with an id the replaced panels of an earlier one. */
        SavePanelCheckBody: {
            /**
             * 编号
             * Format: int64
             */
            id?: (string | null) | undefined;
            /** 乐观锁 */
            version?: (number | null) | undefined;
            /**
             * 扎号
             * Format: int64
             */
            bundleId: string;
            /**
             * 请求号
             * @description Made by the device once; the same id answers the same result
             */
            requestId: string;
            /** 检查 */
            checkNum: number;
            /** 不良明细 */
            bads: components["schemas"]["PanelDefectInput"][];
            /** 补片 */
            replaceNum: number;
            /** 报废 */
            scrapNum: number;
            /** 报废原因 */
            scrapReason?: (string | null) | undefined;
            /** 图片 */
            images?: (string[] | null) | undefined;
        };
        SavePanelCheckAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["PanelCheckRow"];
        };
        /**
         * 剩料类别
         * @enum {integer}
         */
        RemnantKind: 1 | 2 | 3 | 4;
        RemnantLine: {
            /**
             * 编号
             * Format: int64
             */
            id: string | null;
            /**
             * 布卷
             * Format: int64
             */
            tympanId: string;
            /** 卷号 */
            rollNo: string;
            /** 面料 */
            materialName: string;
            /** 颜色 */
            colorName: string;
            /** 缸号 */
            dyeLot: string | null;
            /** 色号段 */
            shade: string | null;
            /** 类别 */
            kind: components["schemas"]["RemnantKind"];
            /**
             * 长度(米)
             * Format: decimal
             */
            len: string;
            /**
             * 权重
             * Format: decimal
             */
            weight: string | null;
            /**
             * 去向仓
             * Format: int64
             */
            toWarehouseId: string | null;
            /** 去向仓 */
            toWarehouseName: string | null;
            /** 库位 */
            locationCode: string | null;
            /** 余布卷号 */
            newRollNo: string | null;
        };
        RemnantRoll: {
            /**
             * 布卷
             * Format: int64
             */
            tympanId: string;
            /** 卷号 */
            rollNo: string;
            /**
             * 领用m
             * Format: decimal
             */
            issuedLen: string;
            /**
             * 疵布
             * Format: decimal
             */
            defectLen: string;
            /**
             * 余布
             * Format: decimal
             */
            remnantLen: string;
            /**
             * 退卷
             * Format: decimal
             */
            returnLen: string;
            /**
             * 差异米
             * Format: decimal
             */
            diffLen: string;
        };
        /** @description The remnant slip of a bed, filled from the bed until it is saved. */
        RemnantSlip: {
            /**
             * 编号
             * Format: int64
             */
            id: string | null;
            /** 剩料单号 */
            slipNo: string | null;
            /**
             * 床次
             * Format: int64
             */
            reduceBedId: string;
            /** 床次 */
            bedLabel: string;
            /** 订单号 */
            orderNo: string;
            /** 状态 */
            status: components["schemas"]["SldStatus"];
            /** 明细 */
            lines: components["schemas"]["RemnantLine"][];
            /** 每卷核对 */
            rolls: components["schemas"]["RemnantRoll"][];
            /**
             * 余布率%
             * Format: decimal
             */
            remnantPct: string | null;
            /** 乐观锁 */
            version: number;
        };
        GetRemnantSlipAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["RemnantSlip"];
        };
        RemnantLineInput: {
            /**
             * 布卷
             * Format: int64
             */
            tympanId: string;
            /** 类别 */
            kind: components["schemas"]["RemnantKind"];
            /**
             * 长度(米)
             * Format: decimal
             */
            len: string;
            /**
             * 权重
             * Format: decimal
             */
            weight?: (string | null) | undefined;
            /**
             * 去向仓
             * Format: int64
             */
            toWarehouseId?: (string | null) | undefined;
            /** 库位 */
            locationCode?: (string | null) | undefined;
        };
        SaveRemnantSlipBody: {
            /**
             * 编号
             * Format: int64
             */
            id?: (string | null) | undefined;
            /** 乐观锁 */
            version?: (number | null) | undefined;
            /**
             * 床次
             * Format: int64
             */
            reduceBedId: string;
            /** 明细 */
            lines: components["schemas"]["RemnantLineInput"][];
        };
        SaveRemnantSlipAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["RemnantSlip"];
        };
        /** @description Confirms a slip, or takes a confirmation back while no roll of it was used. */
        ConfirmRemnantSlipBody: {
            /**
             * 编号
             * Format: int64
             */
            id: string;
            /** 乐观锁 */
            version: number;
            /** 确认 */
            confirmed: boolean;
        };
        ConfirmRemnantSlipAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["RemnantSlip"];
        };
        SheetBundle: {
            /** 扎号 */
            bundleLabel: string;
            /** 颜色 */
            colorName: string;
            /** 尺码 */
            sizeName: string;
            /** 色号段 */
            shade: string | null;
            /** 位置 */
            position: number;
            /** 起始 */
            plyFrom: number;
            /** 结束层 */
            plyTo: number;
            /** 数量 */
            num: number;
        };
        /** @description Everything the printed sheets of one bed show. */
        CuttingBedSheet: {
            /** 床次 */
            bed: components["schemas"]["CuttingBed"];
            /** 扎号 */
            bundles: components["schemas"]["SheetBundle"][];
            /** 床单打印次数 */
            sheetPrintCount: number;
        };
        ListCuttingBedSheetsAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["CuttingBedSheet"][];
        };
        RecordCuttingBedPrintBody: {
            /** 记录 */
            ids: string[];
            /**
             * 请求号
             * @description Made by the device once; the same id answers the same result
             */
            requestId: string;
            /** 版式 */
            layout?: (string | null) | undefined;
        };
        CuttingBedPrinted: {
            /**
             * 编号
             * Format: int64
             */
            id: string;
            /** 床单打印次数 */
            sheetPrintCount: number;
        };
        RecordCuttingBedPrintAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["CuttingBedPrinted"][];
        };
        UpdateCuttingBedFabricRollBody: {
            /**
             * 编号
             * Format: int64
             */
            id: string;
            /**
             * 床次
             * Format: int64
             */
            reduceBedId: string;
            /**
             * 请求号
             * @description Made by the device once; the same id answers the same result
             */
            requestId: string;
            /** 层数 */
            plies: number;
            /**
             * 领用m
             * Format: decimal
             */
            issuedLen: string;
            /**
             * 接布
             * Format: decimal
             */
            spliceLen?: (string | null) | undefined;
            /** 接头数 */
            spliceNum?: (number | null) | undefined;
            /**
             * 疵布
             * Format: decimal
             */
            defectLen?: (string | null) | undefined;
            /**
             * 余布
             * Format: decimal
             */
            remnantLen?: (string | null) | undefined;
            /**
             * 退卷
             * Format: decimal
             */
            returnLen?: (string | null) | undefined;
            /**
             * 员工
             * Format: int64
             */
            employeeId?: (string | null) | undefined;
        };
        /** @description The rolls of the bed after one was put on, changed or taken off. */
        CuttingBedRollSaved: {
            /**
             * 床次
             * Format: int64
             */
            reduceBedId: string;
            /** 总层数 */
            plies: number;
            /** 布卷 */
            rolls: components["schemas"]["CuttingBedRoll"][];
            /** 乐观锁 */
            version: number;
        };
        UpdateCuttingBedFabricRollAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["CuttingBedRollSaved"];
        };
        CreateCuttingBedFabricRollBody: {
            /**
             * 床次
             * Format: int64
             */
            reduceBedId: string;
            /**
             * 请求号
             * @description Made by the device once; the same id answers the same result
             */
            requestId: string;
            /**
             * 布卷
             * Format: int64
             */
            tympanId: string;
            /** 色号段 */
            shade?: (string | null) | undefined;
            /** 层数 */
            plies: number;
            /**
             * 领用m
             * Format: decimal
             */
            issuedLen: string;
            /**
             * 接布
             * Format: decimal
             */
            spliceLen?: (string | null) | undefined;
            /** 接头数 */
            spliceNum?: (number | null) | undefined;
            /**
             * 疵布
             * Format: decimal
             */
            defectLen?: (string | null) | undefined;
            /**
             * 余布
             * Format: decimal
             */
            remnantLen?: (string | null) | undefined;
            /**
             * 退卷
             * Format: decimal
             */
            returnLen?: (string | null) | undefined;
            /**
             * 员工
             * Format: int64
             */
            employeeId?: (string | null) | undefined;
            /** 跳段 */
            otherBlock?: (boolean | null) | undefined;
        };
        CreateCuttingBedFabricRollAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["CuttingBedRollSaved"];
        };
        DeleteCuttingBedFabricRollAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["CuttingBedRollSaved"];
        };
        JoinCuttingBedBody: {
            /**
             * 床次
             * Format: int64
             */
            reduceBedId: string;
            /**
             * 请求号
             * @description Made by the device once; the same id answers the same result
             */
            requestId: string;
            /**
             * 工序
             * Format: int64
             */
            orderProcessId?: (string | null) | undefined;
            /** 角色 */
            role: components["schemas"]["BedRole"];
            /** 员工 */
            employeeIds: string[];
            /**
             * 分摊%
             * Format: decimal
             */
            sharePct?: (string | null) | undefined;
            /** 退出 */
            leave?: (boolean | null) | undefined;
        };
        CuttingBedPeople: {
            /**
             * 床次
             * Format: int64
             */
            reduceBedId: string;
            /** 参与人 */
            employees: components["schemas"]["CuttingBedEmployee"][];
            /** 乐观锁 */
            version: number;
        };
        JoinCuttingBedAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["CuttingBedPeople"];
        };
        /**
         * 批次状态
         * @enum {integer}
         */
        BundleBatchStatus: 0 | 1 | 2;
        BundleBatchRow: {
            /**
             * 编号
             * Format: int64
             */
            id: string;
            /** 批次号 */
            batchNo: string;
            /** 订单号 */
            orderNo: string;
            /** 扎号区间 */
            bundleSpan: string | null;
            /** 扎数 */
            bundleCount: number;
            /** 件数 */
            num: number;
            /** 尺码构成 */
            sizeMix: string | null;
            /** 色号段 */
            shades: string[];
            /** 产线 */
            lineDeptName: string | null;
            /**
             * 计划上线
             * Format: date
             */
            planLoadDate: string | null;
            /** 优先级 */
            priority: components["schemas"]["OrderPriority"];
            /** 已发件 */
            deliveredNum: number;
            /** 状态 */
            status: components["schemas"]["BundleBatchStatus"];
            /**
             * 订单
             * Format: int64
             */
            orderId: string;
            /**
             * 床次
             * Format: int64
             */
            reduceBedId: string | null;
            /** 起扎号 */
            bundleFrom: number;
            /** 止扎号 */
            bundleTo: number;
            /**
             * 产线
             * Format: int64
             */
            lineDeptId: string | null;
            /** 乐观锁 */
            version: number;
        };
        BundleBatchTotals: {
            /** 扎数 */
            bundleCount: number;
            /** 件数 */
            num: number;
            /** 已发件 */
            deliveredNum: number;
        };
        /** @description One page of batches with the totals of the whole result. */
        BundleBatchPage: {
            /** 总数 */
            total: number;
            /** 列表 */
            list: components["schemas"]["BundleBatchRow"][];
            /** 合计 */
            sum: components["schemas"]["BundleBatchTotals"];
        };
        ListBundleBatchesAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["BundleBatchPage"];
        };
        UpdateBundleBatchBody: {
            /**
             * 编号
             * Format: int64
             */
            id: string;
            /** 乐观锁 */
            version: number;
            /** 批次号 */
            batchNo: string;
            /**
             * 订单
             * Format: int64
             */
            orderId: string;
            /** 起扎号 */
            bundleFrom: number;
            /** 止扎号 */
            bundleTo: number;
            /**
             * 产线
             * Format: int64
             */
            lineDeptId?: (string | null) | undefined;
            /**
             * 计划上线
             * Format: date
             */
            planLoadDate?: (string | null) | undefined;
            /** 优先级 */
            priority: components["schemas"]["OrderPriority"];
        };
        UpdateBundleBatchAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["BundleBatchRow"];
        };
        CreateBundleBatchBody: {
            /** 批次号 */
            batchNo: string;
            /**
             * 订单
             * Format: int64
             */
            orderId: string;
            /** 起扎号 */
            bundleFrom: number;
            /** 止扎号 */
            bundleTo: number;
            /**
             * 产线
             * Format: int64
             */
            lineDeptId?: (string | null) | undefined;
            /**
             * 计划上线
             * Format: date
             */
            planLoadDate?: (string | null) | undefined;
            /** 优先级 */
            priority: components["schemas"]["OrderPriority"];
        };
        CreateBundleBatchAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["BundleBatchRow"];
        };
        DeleteBundleBatchAnswer: components["schemas"]["Envelope"] & {
            /** @constant */
            data: true;
        };
        /**
         * 发料状态
         * @enum {integer}
         */
        CutPieceDeliveryStatus: 0 | 1 | 2 | 3 | 4 | 9;
        CutPieceDeliveryRow: {
            /**
             * 编号
             * Format: int64
             */
            id: string;
            /** 发料单号 */
            deliveryNo: string;
            /** 订单号 */
            orderNo: string;
            /** 批次号 */
            batchNo: string | null;
            /** 裁片仓 */
            fromWarehouseName: string | null;
            /** 产线 */
            lineDeptName: string;
            /** 扎数 */
            bundleNumTotal: number;
            /** 发出件 */
            num: number;
            /** 收到件 */
            receivedNum: number;
            /** 差异 */
            diffNum: number;
            /** 发料人 */
            sendByName: string | null;
            /**
             * 发出时间
             * Format: timestamp
             */
            sendDate: string | null;
            /** 接收人 */
            receiveByName: string | null;
            /**
             * 接收时间
             * Format: timestamp
             */
            receiveDate: string | null;
            /** 在途(分) */
            waitMin: number | null;
            /** 状态 */
            status: components["schemas"]["CutPieceDeliveryStatus"];
            /**
             * 订单
             * Format: int64
             */
            orderId: string;
            /**
             * 产线
             * Format: int64
             */
            lineDeptId: string;
            /**
             * 批次
             * Format: int64
             */
            batchRangeId: string | null;
            /** 乐观锁 */
            version: number;
        };
        CutPieceDeliveryTotals: {
            /** 扎数 */
            bundleNumTotal: number;
            /** 发出件 */
            num: number;
            /** 收到件 */
            receivedNum: number;
            /** 差异 */
            diffNum: number;
        };
        /** @description One page of deliveries with the totals of the whole result. */
        CutPieceDeliveryPage: {
            /** 总数 */
            total: number;
            /** 列表 */
            list: components["schemas"]["CutPieceDeliveryRow"][];
            /** 合计 */
            sum: components["schemas"]["CutPieceDeliveryTotals"];
        };
        ListCutPieceDeliveriesAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["CutPieceDeliveryPage"];
        };
        /** @description The sent pieces are empty while the company counts blindly and the receiver has not counted. */
        CutPieceDeliveryLine: {
            /**
             * 编号
             * Format: int64
             */
            id: string;
            /**
             * 扎号
             * Format: int64
             */
            bundleId: string;
            /** 扎号 */
            bundleLabel: string;
            /** 条码 */
            barcode: string;
            /** 颜色 */
            colorName: string;
            /** 尺码 */
            sizeName: string;
            /** 色号段 */
            shade: string | null;
            /** 发出件 */
            sendNum: number | null;
            /** 收到件 */
            receiveNum: number | null;
            /** 差异原因 */
            diffReason: string | null;
            /** 扎号状态 */
            bundleStatus: components["schemas"]["BundleStatus"];
        };
        CutPieceDelivery: {
            /** 发料单 */
            delivery: components["schemas"]["CutPieceDeliveryRow"];
            /** 明细 */
            lines: components["schemas"]["CutPieceDeliveryLine"][];
            /** 盲收 */
            isBlind: boolean;
        };
        GetCutPieceDeliveryAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["CutPieceDelivery"];
        };
        SendLineInput: {
            /**
             * 扎号
             * Format: int64
             */
            bundleId: string;
            /** 发出件 */
            sendNum: number;
        };
        SendCutPieceDeliveryBody: {
            /**
             * 请求号
             * @description Made by the device once; the same id answers the same result
             */
            requestId: string;
            /**
             * 订单
             * Format: int64
             */
            orderId: string;
            /**
             * 裁片仓
             * Format: int64
             */
            fromWarehouseId?: (string | null) | undefined;
            /**
             * 产线
             * Format: int64
             */
            lineDeptId: string;
            /**
             * 批次
             * Format: int64
             */
            batchRangeId?: (string | null) | undefined;
            /** 明细 */
            lines: components["schemas"]["SendLineInput"][];
            /** 原因 */
            reason?: (string | null) | undefined;
        };
        SendCutPieceDeliveryAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["CutPieceDelivery"];
        };
        ReceiveLineInput: {
            /**
             * 扎号
             * Format: int64
             */
            bundleId: string;
            /** 收到件 */
            receiveNum: number;
            /** 差异原因 */
            diffReason?: (string | null) | undefined;
        };
        ReceiveCutPieceDeliveryBody: {
            /**
             * 编号
             * Format: int64
             */
            id: string;
            /** 乐观锁 */
            version: number;
            /**
             * 请求号
             * @description Made by the device once; the same id answers the same result
             */
            requestId: string;
            /** 明细 */
            lines: components["schemas"]["ReceiveLineInput"][];
        };
        ReceiveCutPieceDeliveryAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["CutPieceDelivery"];
        };
        AgreeLineInput: {
            /**
             * 明细
             * Format: int64
             */
            lineId: string;
            /** 数量 */
            num: number;
            /** 原因 */
            reason: string;
        };
        AgreeCutPieceDeliveryBody: {
            /**
             * 编号
             * Format: int64
             */
            id: string;
            /** 乐观锁 */
            version: number;
            /** 明细 */
            lines: components["schemas"]["AgreeLineInput"][];
            /** 意见 */
            opinion?: (string | null) | undefined;
        };
        AgreeCutPieceDeliveryAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["CutPieceDelivery"];
        };
        RecallCutPieceDeliveryAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["CutPieceDelivery"];
        };
        ReturnCutPieceDeliveryAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["CutPieceDelivery"];
        };
        SendSubcontractDeliveryBody: {
            /**
             * 请求号
             * @description Made by the device once; the same id answers the same result
             */
            requestId: string;
            /**
             * 外发组
             * Format: int64
             */
            outGroupId: string;
            /**
             * 订单
             * Format: int64
             */
            orderId: string;
            /** 工序 */
            orderProcessIds: string[];
            /** 明细 */
            lines: components["schemas"]["SendLineInput"][];
            /**
             * 应回日期
             * Format: date
             */
            dueDate?: (string | null) | undefined;
            /** 备注 */
            remark?: (string | null) | undefined;
        };
        SubcontractDelivery: {
            /**
             * 编号
             * Format: int64
             */
            id: string;
            /** 外发单号 */
            deliveryNo: string;
            /**
             * 外发组
             * Format: int64
             */
            outGroupId: string;
            /** 外发组 */
            outGroupName: string;
            /**
             * 订单
             * Format: int64
             */
            orderId: string;
            /** 订单号 */
            orderNo: string;
            /** 工段 */
            section: components["schemas"]["Section"];
            /** 扎数 */
            bundleNumTotal: number;
            /** 数量 */
            num: number;
            /** 已回 */
            returnNum: number;
            /** 状态 */
            status: components["schemas"]["CutPieceDeliveryStatus"];
            /** 乐观锁 */
            version: number;
        };
        SendSubcontractDeliveryAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["SubcontractDelivery"];
        };
        ReceiveSubcontractDeliveryBody: {
            /**
             * 编号
             * Format: int64
             */
            id: string;
            /** 乐观锁 */
            version: number;
            /**
             * 请求号
             * @description Made by the device once; the same id answers the same result
             */
            requestId: string;
            /** 明细 */
            lines: components["schemas"]["ReceiveLineInput"][];
        };
        ReceiveSubcontractDeliveryAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["SubcontractDelivery"];
        };
        /**
         * 票据版式
         * @enum {string}
         */
        PrintLayout: "label" | "coupon" | "sheet";
        /**
         * 补打原因
         * @enum {integer}
         */
        ReprintReason: 1 | 2 | 3 | 4 | 5 | 6;
        /** @description Sent after the person said that the print worked. */
        PrintBundlesBody: {
            /**
             * 请求号
             * @description Made by the device once; the same id answers the same result
             */
            requestId: string;
            /** 记录 */
            ids: string[];
            /** 版式 */
            layout: components["schemas"]["PrintLayout"];
            /** 只补工票 */
            couponsOnly?: (boolean | null) | undefined;
            /** 补打原因 */
            reprintReason?: (components["schemas"]["ReprintReason"] | null) | undefined;
            /** 备注 */
            remark?: (string | null) | undefined;
        };
        PrintedBundle: {
            /**
             * 编号
             * Format: int64
             */
            id: string;
            /** 扎号 */
            bundleLabel: string;
            /** 打印次数 */
            printCount: number;
            /** 工票次数 */
            couponPrintCount: number;
            /** 状态 */
            status: components["schemas"]["BundleStatus"];
            /** 乐观锁 */
            version: number;
        };
        PrintBundlesAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["PrintedBundle"][];
        };
        BundlePrintLogRow: {
            /**
             * 编号
             * Format: int64
             */
            id: string;
            /**
             * 打印时间
             * Format: timestamp
             */
            printDate: string;
            /** 打印人 */
            printByName: string;
            /** 版式 */
            layout: components["schemas"]["PrintLayout"];
            /** 扎号 */
            bundleLabel: string;
            /** 床次 */
            bedNo: number;
            /** 订单号 */
            orderNo: string;
            /** 第几次 */
            times: number;
            /** 补打原因 */
            reprintReason: components["schemas"]["ReprintReason"] | null;
            /** 备注 */
            remark: string | null;
            /**
             * 扎号
             * Format: int64
             */
            bundleId: string;
        };
        /** @description One page of prints. */
        BundlePrintLogPage: {
            /** 总数 */
            total: number;
            /** 列表 */
            list: components["schemas"]["BundlePrintLogRow"][];
        };
        ListBundlePrintLogsAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["BundlePrintLogPage"];
        };
        PreviewBundle: {
            /** 扎号 */
            bundleNo: number;
            /** 颜色 */
            colorName: string;
            /** 尺码 */
            sizeName: string;
            /** 色号段 */
            shade: string | null;
            /** 位置 */
            position: number;
            /** 起始 */
            plyFrom: number;
            /** 结束层 */
            plyTo: number;
            /** 数量 */
            num: number;
        };
        /** @description The bundles a bed would get; nothing is saved. */
        BundlePreview: {
            /**
             * 扎号规则
             * Format: int64
             */
            splitRuleId: string;
            /** 扎号规则 */
            splitRuleName: string;
            /** 扎数 */
            bundleNum: number;
            /** 数量 */
            num: number;
            /** 扎号 */
            bundles: components["schemas"]["PreviewBundle"][];
        };
        PreviewBundlesAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["BundlePreview"];
        };
        DeletedBundles: {
            /**
             * 床次
             * Format: int64
             */
            reduceBedId: string;
            /** 扎数 */
            bundleNum: number;
            /** 床次状态 */
            status: components["schemas"]["BedStatus"];
            /** 乐观锁 */
            version: number;
        };
        DeleteBundlesAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["DeletedBundles"];
        };
        SplitCount: {
            /** 数量 */
            num: number;
        };
        SplitDoneInput: {
            /**
             * 工序
             * Format: int64
             */
            orderProcessId: string;
            /** 分配 */
            nums: components["schemas"]["SplitCount"][];
        };
        SplitBundleBody: {
            /**
             * 编号
             * Format: int64
             */
            id: string;
            /** 乐观锁 */
            version: number;
            /**
             * 请求号
             * @description Made by the device once; the same id answers the same result
             */
            requestId: string;
            /** 拆成 */
            nums: components["schemas"]["SplitCount"][];
            /** 已做分配 */
            done?: (components["schemas"]["SplitDoneInput"][] | null) | undefined;
            /** 原因 */
            reason: string;
        };
        SplitBundleResult: {
            /** 原扎 */
            parent: components["schemas"]["BundleRow"];
            /** 子扎 */
            children: components["schemas"]["BundleRow"][];
        };
        SplitBundleAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["SplitBundleResult"];
        };
        HoldBundlesBody: {
            /** 记录 */
            ids: string[];
            /** 冻结 */
            isHold: boolean;
            /** 冻结原因 */
            holdReason?: (string | null) | undefined;
        };
        HoldBundlesAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["BatchResult"];
        };
        MoveBundleLocationBody: {
            /**
             * 请求号
             * @description Made by the device once; the same id answers the same result
             */
            requestId: string;
            /** 扎号 */
            bundleIds: string[];
            /** 库位 */
            locationCode: string;
            /**
             * 床次
             * Format: int64
             */
            reduceBedId?: (string | null) | undefined;
        };
        MoveBundleLocationAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["BatchResult"];
        };
        /**
         * 漏扫类型
         * @enum {integer}
         */
        ScanGap: 1 | 2;
        UnscannedBundleRow: {
            /**
             * 编号
             * Format: int64
             */
            id: string;
            /** 类型 */
            gapType: components["schemas"]["ScanGap"];
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
            /** 产线 */
            lineDeptName: string;
            /** 漏扫序号 */
            missSeqNo: number | null;
            /** 漏扫工序 */
            missProcess: string | null;
            /** 漏扫件 */
            missNum: number;
            /**
             * 漏计金额
             * Format: decimal
             */
            missAmount?: string | undefined;
            /** 已扫后工序 */
            laterProcess: string | null;
            /** 后工序员工 */
            laterEmployee: string | null;
            /**
             * 停滞(小时)
             * Format: decimal
             */
            idleHour: string | null;
            /**
             * 最近扫描
             * Format: timestamp
             */
            lastScanDate: string | null;
            /** 可能责任人 */
            likelyEmployee: string | null;
            /**
             * 扎号
             * Format: int64
             */
            bundleId: string;
            /**
             * 工序
             * Format: int64
             */
            orderProcessId: string | null;
            /**
             * 产线
             * Format: int64
             */
            lineDeptId: string | null;
            /**
             * 订单
             * Format: int64
             */
            orderId: string;
            /** 乐观锁 */
            version: number;
        };
        UnscannedBundleTotals: {
            /** 件数 */
            num: number;
            /** 漏扫件 */
            missNum: number;
            /**
             * 漏计金额
             * Format: decimal
             */
            missAmount?: (string | null) | undefined;
        };
        /** @description One page of bundles with a gap with the totals of the whole result. */
        UnscannedBundlePage: {
            /** 总数 */
            total: number;
            /** 列表 */
            list: components["schemas"]["UnscannedBundleRow"][];
            /** 合计 */
            sum: components["schemas"]["UnscannedBundleTotals"];
        };
        ListUnscannedBundlesAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["UnscannedBundlePage"];
        };
        RecordManualScanBody: {
            /**
             * 请求号
             * @description Made by the device once; the same id answers the same result
             */
            requestId: string;
            /** 扎号 */
            bundleIds: string[];
            /**
             * 工序
             * Format: int64
             */
            orderProcessId: string;
            /**
             * 员工
             * Format: int64
             */
            employeeId: string;
            /** 数量 */
            num?: (number | null) | undefined;
            /**
             * 产线
             * Format: int64
             */
            lineDeptId?: (string | null) | undefined;
            /**
             * 工作日
             * Format: date
             */
            workDate: string;
            /** 原因 */
            reason: string;
        };
        ManualScanResult: {
            /** 扫描 */
            scans: components["schemas"]["ScanRow"][];
            /** 失败 */
            fails: components["schemas"]["BatchFail"][];
        };
        RecordManualScanAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["ManualScanResult"];
        };
        SkipBundleProcessBody: {
            /** 记录 */
            ids: string[];
            /** 跳过 */
            isSkipped: boolean;
            /** 原因 */
            reason: string;
        };
        SkipBundleProcessAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["BatchResult"];
        };
        /**
         * 插卡状态
         * @enum {integer}
         */
        SlotCardStatus: 0 | 1 | 2 | 9;
        SlotCardRow: {
            /**
             * 编号
             * Format: int64
             */
            id: string;
            /** 插卡号 */
            cardNo: string;
            /** 芯片号 */
            rfid: string | null;
            /** 产线 */
            lineDeptName: string | null;
            /** 当前扎号 */
            bundleLabel: string | null;
            /** 订单号 */
            orderNo: string | null;
            /**
             * 绑定时间
             * Format: timestamp
             */
            bindDate: string | null;
            /**
             * 已绑(小时)
             * Format: decimal
             */
            bindHour: string | null;
            /** 使用次数 */
            useCount: number;
            /**
             * 最近扫描
             * Format: timestamp
             */
            lastScanDate: string | null;
            /** 状态 */
            status: components["schemas"]["SlotCardStatus"];
            /**
             * 扎号
             * Format: int64
             */
            bundleId: string | null;
            /**
             * 产线
             * Format: int64
             */
            lineDeptId: string | null;
            /**
             * 订单
             * Format: int64
             */
            orderId: string | null;
            /** 乐观锁 */
            version: number;
        };
        /** @description One page of slot cards. */
        SlotCardPage: {
            /** 总数 */
            total: number;
            /** 列表 */
            list: components["schemas"]["SlotCardRow"][];
        };
        ListSlotCardsAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["SlotCardPage"];
        };
        UpdateSlotCardBody: {
            /**
             * 编号
             * Format: int64
             */
            id: string;
            /** 乐观锁 */
            version: number;
            /** 芯片号 */
            rfid?: (string | null) | undefined;
            /**
             * 产线
             * Format: int64
             */
            lineDeptId?: (string | null) | undefined;
            /** 状态 */
            status?: (components["schemas"]["SlotCardStatus"] | null) | undefined;
            /** 原因 */
            reason?: (string | null) | undefined;
        };
        UpdateSlotCardAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["SlotCardRow"];
        };
        SlotCardInput: {
            /** 插卡号 */
            cardNo: string;
            /** 芯片号 */
            rfid?: (string | null) | undefined;
            /**
             * 产线
             * Format: int64
             */
            lineDeptId?: (string | null) | undefined;
        };
        CreateSlotCardBody: {
            /**
             * 请求号
             * @description Made by the device once; the same id answers the same result
             */
            requestId: string;
            /** 前缀 */
            prefix?: (string | null) | undefined;
            /** 起始 */
            startNo?: (number | null) | undefined;
            /** 插卡 */
            cards?: (components["schemas"]["SlotCardInput"][] | null) | undefined;
            /** 数量 */
            count?: (number | null) | undefined;
            /**
             * 产线
             * Format: int64
             */
            lineDeptId?: (string | null) | undefined;
        };
        CreateSlotCardAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["SlotCardRow"][];
        };
        /**
         * 解绑原因
         * @enum {integer}
         */
        UnbindReason: 1 | 2 | 3 | 4;
        UnbindSlotCardBody: {
            /** 记录 */
            ids: string[];
            /** 解绑原因 */
            unbindReason: components["schemas"]["UnbindReason"];
            /** 换卡 */
            newCardNo?: (string | null) | undefined;
        };
        UnbindSlotCardAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["BatchResult"];
        };
        SlotCardMaintainRow: {
            /**
             * 编号
             * Format: int64
             */
            id: string;
            /** 插卡号 */
            cardNo: string;
            /** 扎号 */
            bundleLabel: string;
            /** 订单号 */
            orderNo: string;
            /** 产线 */
            lineDeptName: string | null;
            /**
             * 绑定时间
             * Format: timestamp
             */
            bindDate: string;
            /** 绑定人 */
            bindByName: string;
            /**
             * 已绑(小时)
             * Format: decimal
             */
            bindHour: string;
            /**
             * 最近扫描
             * Format: timestamp
             */
            lastScanDate: string | null;
            /**
             * 扎号
             * Format: int64
             */
            bundleId: string;
            /**
             * 订单
             * Format: int64
             */
            orderId: string;
        };
        /** @description One page of open bindings. */
        SlotCardMaintainPage: {
            /** 总数 */
            total: number;
            /** 列表 */
            list: components["schemas"]["SlotCardMaintainRow"][];
        };
        ListSlotCardMaintainsAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["SlotCardMaintainPage"];
        };
        SlotCardMaintainHistoryRow: {
            /**
             * 编号
             * Format: int64
             */
            id: string;
            /** 插卡号 */
            cardNo: string;
            /** 扎号 */
            bundleLabel: number;
            /** 条码 */
            barcode: string;
            /** 订单号 */
            orderNo: string;
            /** 颜色 */
            colorName: string;
            /** 尺码 */
            sizeName: string;
            /** 产线 */
            lineDeptName: string | null;
            /**
             * 绑定时间
             * Format: timestamp
             */
            bindDate: string | null;
            /** 绑定人 */
            bindByName: string | null;
            /**
             * 解绑时间
             * Format: timestamp
             */
            unbindDate: string | null;
            /** 解绑原因 */
            unbindReason: components["schemas"]["UnbindReason"] | null;
            /**
             * 在绑小时
             * Format: decimal
             */
            bindHour: string | null;
            /** 期间扫描 */
            scanCount: number;
            /**
             * 扎号
             * Format: int64
             */
            bundleId: string;
            /**
             * 订单
             * Format: int64
             */
            orderId: string;
        };
        SlotCardMaintainHistoryTotals: {
            /**
             * 在绑小时
             * Format: decimal
             */
            bindHour: string | null;
            /** 期间扫描 */
            scanCount: number;
        };
        /** @description One page of bindings with the totals of the whole result. */
        SlotCardMaintainHistoryPage: {
            /** 总数 */
            total: number;
            /** 列表 */
            list: components["schemas"]["SlotCardMaintainHistoryRow"][];
            /** 合计 */
            sum: components["schemas"]["SlotCardMaintainHistoryTotals"];
        };
        ListSlotCardMaintainHistoriesAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["SlotCardMaintainHistoryPage"];
        };
        /**
         * 作业
         * @enum {string}
         */
        JobCode: "scheduleStart" | "scheduleStop" | "dayPlan" | "rollup" | "wage" | "reconcile" | "machineStart" | "machineStop";
        /**
         * 作业结果
         * @enum {integer}
         */
        JobState: 1 | 2 | 3 | 4;
        BatchDayLogRow: {
            /**
             * 编号
             * Format: int64
             */
            id: string;
            /**
             * 工作日
             * Format: date
             */
            workDate: string;
            /** 作业 */
            jobCode: components["schemas"]["JobCode"];
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
            /** 用时(秒) */
            costSec: number | null;
            /** 总数 */
            total: number;
            /** 成功 */
            okNum: number;
            /** 失败 */
            failNum: number;
            /** 首个错误 */
            firstError: string | null;
            /** 触发人 */
            byEmployeeName: string | null;
            /** 结果 */
            jobState: components["schemas"]["JobState"];
        };
        BatchDayLogTotals: {
            /** 总数 */
            total: number;
            /** 成功 */
            okNum: number;
            /** 失败 */
            failNum: number;
        };
        /** @description One page of jobs with the totals of the whole result. */
        BatchDayLogPage: {
            /** 总数 */
            total: number;
            /** 列表 */
            list: components["schemas"]["BatchDayLogRow"][];
            /** 合计 */
            sum: components["schemas"]["BatchDayLogTotals"];
        };
        ListBatchDayLogsAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["BatchDayLogPage"];
        };
        GetBatchDayLogAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["BatchDayLogRow"];
        };
        BatchDayLogItem: {
            /**
             * 编号
             * Format: int64
             */
            id: string;
            /** 序号 */
            seqNo: number;
            /** 对象 */
            label: string;
            /** 成功 */
            isOk: boolean;
            /** 说明 */
            text: string | null;
            /**
             * 记录
             * Format: int64
             */
            recordId: string | null;
        };
        /** @description One page of entries of a job. */
        BatchDayLogItemPage: {
            /** 总数 */
            total: number;
            /** 列表 */
            list: components["schemas"]["BatchDayLogItem"][];
        };
        GetBatchDayLogDetailAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["BatchDayLogItemPage"];
        };
        RetryBatchDayLogBody: {
            /**
             * 编号
             * Format: int64
             */
            id: string;
            /** 失败项 */
            itemIds?: (string[] | null) | undefined;
        };
        /** @description The entry of the batch log that follows a job. */
        JobStarted: {
            /**
             * 任务
             * Format: int64
             */
            id: string;
        };
        RetryBatchDayLogAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["JobStarted"];
        };
        CuttingBedReportRow: {
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
            /** 颜色 */
            colorPlies: string[];
            /** 唛架 */
            markerName: string | null;
            /**
             * 段长
             * Format: decimal
             */
            markerLen: string;
            /** 层数 */
            plies: number;
            /** 比例 */
            sizeRatio: string | null;
            /** 计划件 */
            planNum: number;
            /** 实裁件 */
            cutNum: number;
            /**
             * 领用m
             * Format: decimal
             */
            issuedLen: string;
            /**
             * 净用m
             * Format: decimal
             */
            netLen: string;
            /**
             * 单耗
             * Format: decimal
             */
            usagePerPiece: string | null;
            /**
             * 计划单耗
             * Format: decimal
             */
            planUsage: string | null;
            /**
             * 差异%
             * Format: decimal
             */
            usageDiffPct: string | null;
            /**
             * 铺布利用率
             * Format: decimal
             */
            spreadUtilPct: string | null;
            /**
             * 面料利用率
             * Format: decimal
             */
            materialUtilPct: string | null;
            /** 扎数 */
            bundleNumTotal: number;
            /**
             * 铺布分钟
             * Format: decimal
             */
            spreadMin: string | null;
            /**
             * 裁剪分钟
             * Format: decimal
             */
            cutMin: string | null;
            /** 人员 */
            employeeNames: string | null;
            /** 裁床台 */
            tableName: string;
            /**
             * 工作日
             * Format: date
             */
            workDate: string;
            /** 状态 */
            status: components["schemas"]["BedStatus"];
            /**
             * 床次
             * Format: int64
             */
            reduceBedId: string;
            /**
             * 订单
             * Format: int64
             */
            orderId: string;
        };
        CuttingBedReportTotals: {
            /** 层数 */
            plies: number;
            /** 计划件 */
            planNum: number;
            /** 实裁件 */
            cutNum: number;
            /**
             * 领用m
             * Format: decimal
             */
            issuedLen: string | null;
            /**
             * 净用m
             * Format: decimal
             */
            netLen: string | null;
            /** 扎数 */
            bundleNumTotal: number;
            /**
             * 铺布分钟
             * Format: decimal
             */
            spreadMin: string | null;
            /**
             * 裁剪分钟
             * Format: decimal
             */
            cutMin: string | null;
        };
        /** @description One page of rows of the report with the totals of the whole result. */
        CuttingBedReportPage: {
            /** 总数 */
            total: number;
            /** 列表 */
            list: components["schemas"]["CuttingBedReportRow"][];
            /** 合计 */
            sum: components["schemas"]["CuttingBedReportTotals"];
        };
        GetCuttingBedReportAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["CuttingBedReportPage"];
        };
        CuttingOutputReportRow: {
            /**
             * 工作日
             * Format: date
             */
            workDate: string;
            /** 裁床台/班组 */
            tableName: string;
            /** 床数 */
            bedCount: number;
            /** 层数 */
            plies: number;
            /** 件数 */
            cutNum: number;
            /** 裁片数 */
            panelNum: number;
            /**
             * 用布m
             * Format: decimal
             */
            netLen: string;
            /**
             * 用布kg
             * Format: decimal
             */
            netWeight: string;
            /** 人数 */
            headcount: number;
            /**
             * 出勤分钟
             * Format: decimal
             */
            attendMin: string;
            /**
             * 件/人时
             * Format: decimal
             */
            pcsPerHour: string | null;
            /**
             * 挣得分钟
             * Format: decimal
             */
            earnedMin: string;
            /**
             * 裁剪效率%
             * Format: decimal
             */
            effPct: string | null;
            /** 目标 */
            targetNum: number;
            /**
             * 达成率%
             * Format: decimal
             */
            dclPct: string | null;
        };
        CuttingOutputReportTotals: {
            /** 床数 */
            bedCount: number;
            /** 层数 */
            plies: number;
            /** 件数 */
            cutNum: number;
            /** 裁片数 */
            panelNum: number;
            /**
             * 用布m
             * Format: decimal
             */
            netLen: string | null;
            /**
             * 用布kg
             * Format: decimal
             */
            netWeight: string | null;
            /** 人数 */
            headcount: number;
            /**
             * 出勤分钟
             * Format: decimal
             */
            attendMin: string | null;
            /**
             * 挣得分钟
             * Format: decimal
             */
            earnedMin: string | null;
            /** 目标 */
            targetNum: number;
        };
        /** @description One page of rows of the report with the totals of the whole result. */
        CuttingOutputReportPage: {
            /** 总数 */
            total: number;
            /** 列表 */
            list: components["schemas"]["CuttingOutputReportRow"][];
            /** 合计 */
            sum: components["schemas"]["CuttingOutputReportTotals"];
        };
        GetCuttingOutputReportAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["CuttingOutputReportPage"];
        };
        CuttingOrderReportRow: {
            /** 订单号 */
            orderNo: string;
            /** 款号 */
            styleNo: string;
            /** 颜色 */
            colorName: string;
            /** 尺码 */
            sizeName: string;
            /** 订单数 */
            num: number;
            /** 计划裁 */
            planNum: number;
            /** 已裁 */
            cutNum: number;
            /** 上限 */
            limitNum: number;
            /**
             * 裁/订%
             * Format: decimal
             */
            cutOrderPct: string | null;
            /** 超/欠 */
            overNum: number;
            /** 报废 */
            scrapNum: number;
            /** 补片 */
            replaceNum: number;
            /** 已发料 */
            deliverNum: number;
            /** 现存 */
            onHandNum: number;
            /**
             * 裁完日期
             * Format: date
             */
            finishDate: string | null;
            /**
             * 订单
             * Format: int64
             */
            orderId: string;
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
        };
        CuttingOrderReportTotals: {
            /** 订单数 */
            num: number;
            /** 计划裁 */
            planNum: number;
            /** 已裁 */
            cutNum: number;
            /** 上限 */
            limitNum: number;
            /** 超/欠 */
            overNum: number;
            /** 报废 */
            scrapNum: number;
            /** 补片 */
            replaceNum: number;
            /** 已发料 */
            deliverNum: number;
            /** 现存 */
            onHandNum: number;
        };
        /** @description One page of rows of the report with the totals of the whole result. */
        CuttingOrderReportPage: {
            /** 总数 */
            total: number;
            /** 列表 */
            list: components["schemas"]["CuttingOrderReportRow"][];
            /** 合计 */
            sum: components["schemas"]["CuttingOrderReportTotals"];
        };
        GetCuttingOrderReportAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["CuttingOrderReportPage"];
        };
        CuttingProgressReportRow: {
            /** 床次 */
            bedNo: number;
            /** 订单号 */
            orderNo: string;
            /** 裁床台 */
            tableName: string;
            /**
             * 计划
             * Format: timestamp
             */
            planDate: string | null;
            /**
             * 铺布
             * Format: timestamp
             */
            spreadStartDate: string | null;
            /**
             * 裁完
             * Format: timestamp
             */
            cutEndDate: string | null;
            /**
             * 提交
             * Format: timestamp
             */
            submitDate: string | null;
            /**
             * 分扎
             * Format: timestamp
             */
            bundleDate: string | null;
            /**
             * 打印
             * Format: timestamp
             */
            printDate: string | null;
            /**
             * 质检
             * Format: timestamp
             */
            qcDate: string | null;
            /**
             * 发料完
             * Format: timestamp
             */
            deliverDate: string | null;
            /**
             * 铺布h
             * Format: decimal
             */
            spreadHour: string | null;
            /**
             * 裁剪h
             * Format: decimal
             */
            cutHour: string | null;
            /**
             * 等待h
             * Format: decimal
             */
            waitHour: string | null;
            /**
             * 滞后h
             * Format: decimal
             */
            lateHour: string | null;
            /** 当前环节 */
            stageName: string | null;
            /**
             * 床次
             * Format: int64
             */
            reduceBedId: string;
            /**
             * 订单
             * Format: int64
             */
            orderId: string;
        };
        /** @description One page of rows of the report. */
        CuttingProgressReportPage: {
            /** 总数 */
            total: number;
            /** 列表 */
            list: components["schemas"]["CuttingProgressReportRow"][];
        };
        GetCuttingProgressReportAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["CuttingProgressReportPage"];
        };
        CuttingSummaryReportRow: {
            /** 客户 */
            customerName: string;
            /** 款号 */
            styleNo: string;
            /** 订单号 */
            orderNo: string | null;
            /** 床数 */
            bedCount: number;
            /** 件数 */
            cutNum: number;
            /**
             * 平均层数
             * Format: decimal
             */
            avgPlies: string;
            /**
             * 平均唛架率
             * Format: decimal
             */
            markerEffPct: string | null;
            /**
             * 单耗差异%
             * Format: decimal
             */
            usageDiffPct: string | null;
            /**
             * 节超m
             * Format: decimal
             */
            savedLen: string;
            /**
             * 节超金额
             * Format: decimal
             */
            savedAmount: string;
            /** 超裁件 */
            overCutNum: number;
            /** 超裁审批次 */
            overCutReasonNum: number;
            /**
             * 裁片不良率
             * Format: decimal
             */
            panelFaultPct: string | null;
        };
        CuttingSummaryReportTotals: {
            /** 床数 */
            bedCount: number;
            /** 件数 */
            cutNum: number;
            /**
             * 节超m
             * Format: decimal
             */
            savedLen: string | null;
            /**
             * 节超金额
             * Format: decimal
             */
            savedAmount: string | null;
            /** 超裁件 */
            overCutNum: number;
            /** 超裁审批次 */
            overCutReasonNum: number;
        };
        /** @description One page of rows of the report with the totals of the whole result. */
        CuttingSummaryReportPage: {
            /** 总数 */
            total: number;
            /** 列表 */
            list: components["schemas"]["CuttingSummaryReportRow"][];
            /** 合计 */
            sum: components["schemas"]["CuttingSummaryReportTotals"];
        };
        GetCuttingSummaryReportAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["CuttingSummaryReportPage"];
        };
        CuttingDateCell: {
            /**
             * 工作日
             * Format: date
             */
            workDate: string;
            /** 件数 */
            cutNum: number;
            /** 床数 */
            bedCount: number;
        };
        CuttingDateReportRow: {
            /** 订单号 */
            orderNo: string;
            /** 款号 */
            styleNo: string;
            /** 颜色 */
            colorName: string;
            /** 订单数 */
            num: number;
            /** 期间合计 */
            rowNum: number;
            /** 累计已裁 */
            totalCutNum: number;
            /**
             * 裁/订%
             * Format: decimal
             */
            cutOrderPct: string | null;
            /**
             * 订单
             * Format: int64
             */
            orderId: string;
            /**
             * 颜色
             * Format: int64
             */
            colorId: string;
            /** 每日 */
            cells: components["schemas"]["CuttingDateCell"][];
        };
        CuttingDateReportTotals: {
            /** 订单数 */
            num: number;
            /** 期间合计 */
            rowNum: number;
            /** 累计已裁 */
            totalCutNum: number;
        };
        /** @description One page of rows of the report with the totals of the whole result. */
        CuttingDateReportPage: {
            /** 总数 */
            total: number;
            /** 列表 */
            list: components["schemas"]["CuttingDateReportRow"][];
            /** 合计 */
            sum: components["schemas"]["CuttingDateReportTotals"];
        };
        GetCuttingDateReportAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["CuttingDateReportPage"];
        };
        CuttingWorkReportRow: {
            /** 工号 */
            employeeNo: string;
            /** 姓名 */
            employeeName: string;
            /**
             * 工作日
             * Format: date
             */
            workDate: string;
            /** 床次 */
            bedNo: number;
            /** 订单号 */
            orderNo: string;
            /** 角色 */
            role: components["schemas"]["BedRole"];
            /** 工序 */
            processName: string;
            /** 层数 */
            plies: number;
            /** 件数 */
            cutNum: number;
            /**
             * 单价
             * Format: decimal
             */
            unitPrice?: (string | null) | undefined;
            /**
             * 分摊%
             * Format: decimal
             */
            sharePct: string | null;
            /**
             * 金额
             * Format: decimal
             */
            amount?: string | undefined;
            /**
             * 工时分钟
             * Format: decimal
             */
            spentMin: string | null;
            /**
             * 元/时
             * Format: decimal
             */
            perHour: string | null;
            /** 工资状态 */
            wageStatus: string | null;
            /**
             * 员工
             * Format: int64
             */
            employeeId: string;
            /**
             * 床次
             * Format: int64
             */
            reduceBedId: string;
            /**
             * 订单
             * Format: int64
             */
            orderId: string;
        };
        CuttingWorkReportTotals: {
            /** 层数 */
            plies: number;
            /** 件数 */
            cutNum: number;
            /**
             * 金额
             * Format: decimal
             */
            amount?: (string | null) | undefined;
            /**
             * 工时分钟
             * Format: decimal
             */
            spentMin: string | null;
        };
        /** @description One page of rows of the report with the totals of the whole result. */
        CuttingWorkReportPage: {
            /** 总数 */
            total: number;
            /** 列表 */
            list: components["schemas"]["CuttingWorkReportRow"][];
            /** 合计 */
            sum: components["schemas"]["CuttingWorkReportTotals"];
        };
        GetCuttingWorkReportAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["CuttingWorkReportPage"];
        };
        CuttingWorkReportByShadeRow: {
            /** 工号 */
            employeeNo: string;
            /** 姓名 */
            employeeName: string;
            /**
             * 工作日
             * Format: date
             */
            workDate: string;
            /** 床次 */
            bedNo: number;
            /** 颜色 */
            colorName: string;
            /** 色号段 */
            shade: string | null;
            /** 角色 */
            role: components["schemas"]["BedRole"];
            /** 卷数 */
            rollNum: number;
            /** 接头数 */
            spliceNum: number;
            /** 层数 */
            plies: number;
            /** 件数 */
            cutNum: number;
            /**
             * 单价
             * Format: decimal
             */
            unitPrice?: (string | null) | undefined;
            /**
             * 难度系数
             * Format: decimal
             */
            difficulty: string;
            /**
             * 分摊%
             * Format: decimal
             */
            sharePct: string | null;
            /**
             * 金额
             * Format: decimal
             */
            amount?: string | undefined;
            /**
             * 员工
             * Format: int64
             */
            employeeId: string;
            /**
             * 床次
             * Format: int64
             */
            reduceBedId: string;
        };
        CuttingWorkReportByShadeTotals: {
            /** 卷数 */
            rollNum: number;
            /** 接头数 */
            spliceNum: number;
            /** 层数 */
            plies: number;
            /** 件数 */
            cutNum: number;
            /**
             * 金额
             * Format: decimal
             */
            amount?: (string | null) | undefined;
        };
        /** @description One page of rows of the report with the totals of the whole result. */
        CuttingWorkReportByShadePage: {
            /** 总数 */
            total: number;
            /** 列表 */
            list: components["schemas"]["CuttingWorkReportByShadeRow"][];
            /** 合计 */
            sum: components["schemas"]["CuttingWorkReportByShadeTotals"];
        };
        GetCuttingWorkReportByShadeAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["CuttingWorkReportByShadePage"];
        };
        CuttingWipReportRow: {
            /** 订单号 */
            orderNo: string;
            /** 颜色 */
            colorName: string;
            /** 尺码 */
            sizeName: string;
            /** 已裁 */
            cutNum: number;
            /** 待打印 */
            waitPrintNum: number;
            /** 待质检 */
            waitQcNum: number;
            /** 待发料 */
            waitSendNum: number;
            /** 已发料 */
            deliveredNum: number;
            /** 在线 */
            inLineNum: number;
            /** 已下线 */
            offLineNum: number;
            /** 冻结 */
            holdNum: number;
            /** 报废 */
            scrapNum: number;
            /** 差额 */
            gapNum: number;
            /** 0–2天 */
            age0: number;
            /** 3–5天 */
            age3: number;
            /** 6–10天 */
            age6: number;
            /** >10天 */
            age11: number;
            /**
             * 订单
             * Format: int64
             */
            orderId: string;
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
        };
        CuttingWipReportTotals: {
            /** 已裁 */
            cutNum: number;
            /** 待打印 */
            waitPrintNum: number;
            /** 待质检 */
            waitQcNum: number;
            /** 待发料 */
            waitSendNum: number;
            /** 已发料 */
            deliveredNum: number;
            /** 在线 */
            inLineNum: number;
            /** 已下线 */
            offLineNum: number;
            /** 冻结 */
            holdNum: number;
            /** 报废 */
            scrapNum: number;
            /** 0–2天 */
            age0: number;
            /** 3–5天 */
            age3: number;
            /** 6–10天 */
            age6: number;
            /** >10天 */
            age11: number;
        };
        /** @description One page of rows of the report with the totals of the whole result. */
        CuttingWipReportPage: {
            /** 总数 */
            total: number;
            /** 列表 */
            list: components["schemas"]["CuttingWipReportRow"][];
            /** 合计 */
            sum: components["schemas"]["CuttingWipReportTotals"];
        };
        GetCuttingWipReportAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["CuttingWipReportPage"];
        };
        CutPieceStockReportRow: {
            /** 订单号 */
            orderNo: string;
            /** 款号 */
            styleNo: string;
            /** 颜色 */
            colorName: string;
            /** 尺码 */
            sizeName: string;
            /** 批次号 */
            batchNo: string | null;
            /** 扎数 */
            bundleCount: number;
            /** 件数 */
            num: number;
            /** 齐套件 */
            completeNum: number;
            /** 可发扎 */
            sendableCount: number;
            /** 缺件部位 */
            shortPart: string[];
            /** 冻结件 */
            holdNum: number;
            /** 库位 */
            locationCode: string | null;
            /**
             * 入存日
             * Format: date
             */
            inDate: string | null;
            /** 天龄 */
            ageDays: number | null;
            /** 目标线 */
            lineDeptName: string | null;
            /**
             * 计划上线
             * Format: date
             */
            planLoadDate: string | null;
            /**
             * 订单
             * Format: int64
             */
            orderId: string;
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
            /**
             * 产线
             * Format: int64
             */
            lineDeptId: string | null;
            /**
             * 批次
             * Format: int64
             */
            batchRangeId: string | null;
        };
        CutPieceStockReportTotals: {
            /** 扎数 */
            bundleCount: number;
            /** 件数 */
            num: number;
            /** 齐套件 */
            completeNum: number;
            /** 可发扎 */
            sendableCount: number;
            /** 冻结件 */
            holdNum: number;
        };
        /** @description One page of rows of the report with the totals of the whole result. */
        CutPieceStockReportPage: {
            /** 总数 */
            total: number;
            /** 列表 */
            list: components["schemas"]["CutPieceStockReportRow"][];
            /** 合计 */
            sum: components["schemas"]["CutPieceStockReportTotals"];
        };
        GetCutPieceStockReportAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["CutPieceStockReportPage"];
        };
        RemnantReportRow: {
            /** 剩料单号 */
            slipNo: string | null;
            /** 床次 */
            bedNo: number;
            /** 订单号 */
            orderNo: string;
            /** 面料 */
            materialName: string;
            /** 颜色 */
            colorName: string;
            /** 卷号 */
            rollNo: string | null;
            /** 缸号 */
            dyeLot: string | null;
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
             * 疵布
             * Format: decimal
             */
            defectLen: string;
            /**
             * 布头
             * Format: decimal
             */
            endBitLen: string;
            /**
             * 余布
             * Format: decimal
             */
            remnantLen: string;
            /**
             * 退卷
             * Format: decimal
             */
            returnLen: string;
            /**
             * 重量kg
             * Format: decimal
             */
            weight: string;
            /**
             * 余布率%
             * Format: decimal
             */
            remnantPct: string | null;
            /** 去向仓 */
            toWarehouseName: string | null;
            /**
             * 工作日
             * Format: date
             */
            workDate: string;
            /** 状态 */
            status: components["schemas"]["SldStatus"] | null;
            /**
             * 床次
             * Format: int64
             */
            reduceBedId: string;
            /**
             * 布卷
             * Format: int64
             */
            tympanId: string;
        };
        RemnantReportTotals: {
            /**
             * 领用
             * Format: decimal
             */
            issuedLen: string | null;
            /**
             * 铺用
             * Format: decimal
             */
            usedLen: string | null;
            /**
             * 接布
             * Format: decimal
             */
            spliceLen: string | null;
            /**
             * 疵布
             * Format: decimal
             */
            defectLen: string | null;
            /**
             * 布头
             * Format: decimal
             */
            endBitLen: string | null;
            /**
             * 余布
             * Format: decimal
             */
            remnantLen: string | null;
            /**
             * 退卷
             * Format: decimal
             */
            returnLen: string | null;
            /**
             * 重量kg
             * Format: decimal
             */
            weight: string | null;
        };
        /** @description One page of rows of the report with the totals of the whole result. */
        RemnantReportPage: {
            /** 总数 */
            total: number;
            /** 列表 */
            list: components["schemas"]["RemnantReportRow"][];
            /** 合计 */
            sum: components["schemas"]["RemnantReportTotals"];
        };
        GetRemnantReportAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["RemnantReportPage"];
        };
        /**
         * 投料状态
         * @enum {integer}
         */
        FeedingSlipStatus: 0 | 1 | 2 | 3 | 9;
        FeedingReportRow: {
            /** 投料单号 */
            feedingNo: string;
            /** 订单号 */
            orderNo: string;
            /** 床次 */
            bedNo: number | null;
            /** 面料 */
            materialName: string;
            /** 颜色 */
            colorName: string;
            /**
             * 计划m
             * Format: decimal
             */
            planLen: string;
            /**
             * 发m
             * Format: decimal
             */
            issuedLen: string;
            /**
             * 收m
             * Format: decimal
             */
            receivedLen: string;
            /**
             * 差异m
             * Format: decimal
             */
            diffLen: string;
            /**
             * 退m
             * Format: decimal
             */
            returnLen: string;
            /**
             * 实用m
             * Format: decimal
             */
            usedLen: string;
            /**
             * 未结m
             * Format: decimal
             */
            openLen: string;
            /**
             * 发料时间
             * Format: timestamp
             */
            issueDate: string | null;
            /**
             * 开铺时间
             * Format: timestamp
             */
            spreadStartDate: string | null;
            /**
             * 及时率%
             * Format: decimal
             */
            onTimePct: string | null;
            /** 状态 */
            status: components["schemas"]["FeedingSlipStatus"];
            /**
             * 订单
             * Format: int64
             */
            orderId: string;
            /**
             * 投料单
             * Format: int64
             */
            feedingId: string;
        };
        FeedingReportTotals: {
            /**
             * 计划m
             * Format: decimal
             */
            planLen: string | null;
            /**
             * 发m
             * Format: decimal
             */
            issuedLen: string | null;
            /**
             * 收m
             * Format: decimal
             */
            receivedLen: string | null;
            /**
             * 差异m
             * Format: decimal
             */
            diffLen: string | null;
            /**
             * 退m
             * Format: decimal
             */
            returnLen: string | null;
            /**
             * 实用m
             * Format: decimal
             */
            usedLen: string | null;
            /**
             * 未结m
             * Format: decimal
             */
            openLen: string | null;
        };
        /** @description One page of rows of the report with the totals of the whole result. */
        FeedingReportPage: {
            /** 总数 */
            total: number;
            /** 列表 */
            list: components["schemas"]["FeedingReportRow"][];
            /** 合计 */
            sum: components["schemas"]["FeedingReportTotals"];
        };
        GetFeedingReportAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["FeedingReportPage"];
        };
        FabricConsumptionReportRow: {
            /** 订单号 */
            orderNo: string;
            /** 款号 */
            styleNo: string;
            /** 布种 */
            fabricPart: components["schemas"]["FabricPart"];
            /** 颜色 */
            colorName: string;
            /** 裁数 */
            cutNum: number;
            /**
             * BOM单耗
             * Format: decimal
             */
            bomUsage: string | null;
            /**
             * 唛架单耗
             * Format: decimal
             */
            markerUsage: string | null;
            /**
             * 实际单耗
             * Format: decimal
             */
            usagePerPiece: string | null;
            /**
             * 差异%
             * Format: decimal
             */
            usageDiffPct: string | null;
            /**
             * 唛架m
             * Format: decimal
             */
            gapMarkerLen: string;
            /**
             * 放头接布m
             * Format: decimal
             */
            gapEndSpliceLen: string;
            /**
             * 疵点m
             * Format: decimal
             */
            gapDefectLen: string;
            /**
             * 余布m
             * Format: decimal
             */
            gapRemnantLen: string;
            /**
             * 裁数m
             * Format: decimal
             */
            gapCutLen: string;
            /**
             * 短码m
             * Format: decimal
             */
            shortLabelLen: string;
            /**
             * 节超m
             * Format: decimal
             */
            savedLen: string;
            /**
             * 节超金额
             * Format: decimal
             */
            savedAmount: string;
            /**
             * 供应商短码率
             * Format: decimal
             */
            shortLabelPct: string | null;
            /**
             * 订单
             * Format: int64
             */
            orderId: string;
        };
        FabricConsumptionReportTotals: {
            /** 裁数 */
            cutNum: number;
            /**
             * 唛架m
             * Format: decimal
             */
            gapMarkerLen: string | null;
            /**
             * 放头接布m
             * Format: decimal
             */
            gapEndSpliceLen: string | null;
            /**
             * 疵点m
             * Format: decimal
             */
            gapDefectLen: string | null;
            /**
             * 余布m
             * Format: decimal
             */
            gapRemnantLen: string | null;
            /**
             * 裁数m
             * Format: decimal
             */
            gapCutLen: string | null;
            /**
             * 短码m
             * Format: decimal
             */
            shortLabelLen: string | null;
            /**
             * 节超m
             * Format: decimal
             */
            savedLen: string | null;
            /**
             * 节超金额
             * Format: decimal
             */
            savedAmount: string | null;
        };
        /** @description One page of rows of the report with the totals of the whole result. */
        FabricConsumptionReportPage: {
            /** 总数 */
            total: number;
            /** 列表 */
            list: components["schemas"]["FabricConsumptionReportRow"][];
            /** 合计 */
            sum: components["schemas"]["FabricConsumptionReportTotals"];
        };
        GetFabricConsumptionReportAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["FabricConsumptionReportPage"];
        };
        /**
         * 风险
         * @enum {integer}
         */
        RiskLight: 1 | 2 | 3;
        /**
         * 生产阶段
         * @enum {integer}
         */
        OrderStage: 1 | 2 | 3 | 4 | 5 | 6 | 7;
        StageProgress: {
            /** 阶段 */
            stage: components["schemas"]["OrderStage"];
            /** 数量 */
            num: number;
            /**
             * 百分比
             * Format: decimal
             */
            pct: string | null;
            /**
             * 计划开始
             * Format: date
             */
            planStartDate: string | null;
            /**
             * 阶段计划完成
             * Format: date
             */
            planEndDate: string | null;
            /**
             * 实际开始
             * Format: date
             */
            actualStartDate: string | null;
            /**
             * 实际结束
             * Format: date
             */
            actualEndDate: string | null;
        };
        ProductionScheduleReportRow: {
            /** 订单号 */
            orderNo: string;
            /** 客户 */
            customerName: string;
            /** 款号 */
            styleNo: string;
            /** 优先级 */
            priority: components["schemas"]["OrderPriority"];
            /** 订单数 */
            orderNum: number;
            /** 裁 */
            cutNum: number;
            /** 发 */
            deliverNum: number;
            /** 缝 */
            sewNum: number;
            /** 检 */
            qcPassNum: number;
            /** 入 */
            inNum: number;
            /** 出 */
            outNum: number;
            /** 报废 */
            scrapNum: number;
            /** 当前阶段 */
            stageName: string | null;
            /**
             * 阶段计划完成
             * Format: date
             */
            planEndDate: string | null;
            /**
             * 预计完成
             * Format: date
             */
            forecastDate: string | null;
            /**
             * 交期
             * Format: date
             */
            deliveryDate: string | null;
            /** 余量天 */
            slackDays: number | null;
            /** 延误天 */
            delayDays: number | null;
            /** 风险 */
            risk: components["schemas"]["RiskLight"];
            /**
             * 订单
             * Format: int64
             */
            orderId: string;
            /** 阶段 */
            stages: components["schemas"]["StageProgress"][];
        };
        ProductionScheduleReportTotals: {
            /** 订单数 */
            orderNum: number;
            /** 裁 */
            cutNum: number;
            /** 发 */
            deliverNum: number;
            /** 缝 */
            sewNum: number;
            /** 检 */
            qcPassNum: number;
            /** 入 */
            inNum: number;
            /** 出 */
            outNum: number;
            /** 报废 */
            scrapNum: number;
        };
        /** @description One page of rows of the report with the totals of the whole result. */
        ProductionScheduleReportPage: {
            /** 总数 */
            total: number;
            /** 列表 */
            list: components["schemas"]["ProductionScheduleReportRow"][];
            /** 合计 */
            sum: components["schemas"]["ProductionScheduleReportTotals"];
        };
        GetProductionScheduleReportAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["ProductionScheduleReportPage"];
        };
        HangerOrderReportRow: {
            /** 吊挂线 */
            lineDeptName: string;
            /** 订单号 */
            orderNo: string;
            /** 款号 */
            styleNo: string;
            /** 上架数 */
            loadNum: number;
            /** 在架 */
            onRailNum: number;
            /** 下线 */
            offNum: number;
            /** 返修在架 */
            reworkOnRailNum: number;
            /**
             * 循环时间(分)
             * Format: decimal
             */
            cycleMin: string | null;
            /** 衣架数 */
            hangerNum: number;
            /**
             * 站位最大
             * Format: decimal
             */
            stationMaxMin: string | null;
            /**
             * 站位平均
             * Format: decimal
             */
            stationAvgMin: string | null;
            /**
             * 平衡率%
             * Format: decimal
             */
            balancePct: string | null;
            /** 瓶颈站 */
            bottleneckStation: string | null;
            /**
             * 产线
             * Format: int64
             */
            lineDeptId: string;
            /**
             * 订单
             * Format: int64
             */
            orderId: string;
        };
        HangerOrderReportTotals: {
            /** 上架数 */
            loadNum: number;
            /** 在架 */
            onRailNum: number;
            /** 下线 */
            offNum: number;
            /** 返修在架 */
            reworkOnRailNum: number;
        };
        /** @description One page of rows of the report with the totals of the whole result. */
        HangerOrderReportPage: {
            /** 总数 */
            total: number;
            /** 列表 */
            list: components["schemas"]["HangerOrderReportRow"][];
            /** 合计 */
            sum: components["schemas"]["HangerOrderReportTotals"];
        };
        GetHangerOrderReportAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["HangerOrderReportPage"];
        };
        HangerStationReportRow: {
            /** 站位 */
            stationNo: string | null;
            /** 员工 */
            employeeName: string | null;
            /** 工序 */
            processName: string;
            /**
             * 标准工时
             * Format: decimal
             */
            sam: string;
            /** 时段 */
            hour: number;
            /** 件数 */
            num: number;
            /**
             * 平均节拍秒
             * Format: decimal
             */
            beatSec: string | null;
            /**
             * 等待秒
             * Format: decimal
             */
            waitSec: string | null;
            /** 返修次数 */
            reworkNum: number;
            /**
             * 平衡损失%
             * Format: decimal
             */
            balanceLossPct: string | null;
            /**
             * 员工
             * Format: int64
             */
            employeeId: string | null;
            /**
             * 工序
             * Format: int64
             */
            orderProcessId: string | null;
        };
        HangerStationReportTotals: {
            /** 件数 */
            num: number;
            /**
             * 等待秒
             * Format: decimal
             */
            waitSec: string | null;
            /** 返修次数 */
            reworkNum: number;
        };
        /** @description One page of rows of the report with the totals of the whole result. */
        HangerStationReportPage: {
            /** 总数 */
            total: number;
            /** 列表 */
            list: components["schemas"]["HangerStationReportRow"][];
            /** 合计 */
            sum: components["schemas"]["HangerStationReportTotals"];
        };
        GetHangerStationReportAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["HangerStationReportPage"];
        };
        ShadeBoardTable: {
            /** 裁床台 */
            tableName: string;
            /** 床次 */
            bedLabel: string;
            /** 已铺层 */
            pliesDone: number;
            /** 层数 */
            plies: number;
        };
        ShadeBoardBand: {
            /** 颜色 */
            colorName: string;
            /** 色值 */
            hex: string | null;
            /** 缸号 */
            dyeLot: string | null;
            /** 色号段 */
            shade: string | null;
            /** 待铺卷 */
            waitRollNum: number;
            /**
             * 待铺米
             * Format: decimal
             */
            waitLen: string;
            /** 台上 */
            tables: components["schemas"]["ShadeBoardTable"][];
            /** 已铺层 */
            donePlies: number;
            /** 已铺件 */
            doneNum: number;
            /** 还需层 */
            needPlies: number;
            /** 混段 */
            isMixed: boolean;
        };
        ShadeBoardOrder: {
            /**
             * 订单
             * Format: int64
             */
            orderId: string;
            /** 订单号 */
            orderNo: string;
            /** 款号 */
            styleNo: string;
            /** 色段 */
            bands: components["schemas"]["ShadeBoardBand"][];
        };
        ShadeBoard: {
            /**
             * 数据时间
             * Format: timestamp
             */
            asOf: string;
            /** 订单 */
            orders: components["schemas"]["ShadeBoardOrder"][];
            /** 待判色卷 */
            unjudged: components["schemas"]["FabricRollRow"][];
            /** 余布卷 */
            remnants: components["schemas"]["FabricRollRow"][];
        };
        GetCuttingTableBoardByShadeAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["ShadeBoard"];
        };
        /**
         * 布单状态
         * @enum {integer}
         */
        FabricLotStatus: 0 | 1 | 2 | 3 | 9;
        /**
         * 检验结果
         * @enum {integer}
         */
        FabricInspectResult: 0 | 1 | 2 | 3;
        FabricLotRow: {
            /**
             * 编号
             * Format: int64
             */
            id: string;
            /** 布号 */
            cNo: string;
            /** 状态 */
            status: components["schemas"]["FabricLotStatus"];
            /** 面料 */
            materialName: string;
            /** 颜色 */
            colorNames: string[];
            /** 缸号 */
            dyeLots: string[];
            /** 供应商 */
            supplierName: string | null;
            /** 预留订单 */
            orderNo: string | null;
            /** 卷数 */
            rollNum: number;
            /**
             * 总长(米)
             * Format: decimal
             */
            totalLen: string;
            /**
             * 总重(kg)
             * Format: decimal
             */
            totalWeight: string;
            /**
             * 剩余长
             * Format: decimal
             */
            remainLen: string;
            /**
             * 短码(米)
             * Format: decimal
             */
            shortLen: string;
            /**
             * 到货日期
             * Format: date
             */
            receiveDate: string | null;
            /** 检验结果 */
            inspectResult: components["schemas"]["FabricInspectResult"];
            /**
             * 百码分
             * Format: decimal
             */
            pointsPer100: string | null;
            /**
             * 松布完成
             * Format: timestamp
             */
            relaxDate: string | null;
            /** 仓库 */
            warehouseName: string | null;
            /** 天龄 */
            ageDays: number | null;
            /** 备注 */
            remark: string | null;
            /**
             * 物料
             * Format: int64
             */
            materialId: string;
            /**
             * 订单
             * Format: int64
             */
            orderId: string | null;
            /**
             * 仓库
             * Format: int64
             */
            warehouseId: string | null;
            /** 乐观锁 */
            version: number;
        };
        FabricLotTotals: {
            /** 卷数 */
            rollNum: number;
            /**
             * 总长(米)
             * Format: decimal
             */
            totalLen: string | null;
            /**
             * 总重(kg)
             * Format: decimal
             */
            totalWeight: string | null;
            /**
             * 剩余长
             * Format: decimal
             */
            remainLen: string | null;
            /**
             * 短码(米)
             * Format: decimal
             */
            shortLen: string | null;
        };
        /** @description One page of fabric lots with the totals of the whole result. */
        FabricLotPage: {
            /** 总数 */
            total: number;
            /** 列表 */
            list: components["schemas"]["FabricLotRow"][];
            /** 合计 */
            sum: components["schemas"]["FabricLotTotals"];
        };
        ListClothsAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["FabricLotPage"];
        };
        FabricDefectPoint: {
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
            /**
             * 米位
             * Format: decimal
             */
            metre: string;
            /** 疵点分 */
            points: number;
            /** 疵点 */
            defectName: string;
            /**
             * 图片
             * Format: image
             */
            imageUrl: string | null;
        };
        FabricLot: {
            /** 布单 */
            lot: components["schemas"]["FabricLotRow"];
            /** 布卷 */
            rolls: components["schemas"]["FabricRollRow"][];
            /** 疵点 */
            points: components["schemas"]["FabricDefectPoint"][];
        };
        GetClothAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["FabricLot"];
        };
        FabricLotNoCheck: {
            /** 布号 */
            cNo: string;
            /** 可用 */
            isFree: boolean;
            /** 建议 */
            proposed: string;
        };
        CheckClothNoAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["FabricLotNoCheck"];
        };
        FabricLotRollInput: {
            /**
             * 编号
             * Format: int64
             */
            id?: (string | null) | undefined;
            /** 卷号 */
            rollNo: string;
            /**
             * 颜色
             * Format: int64
             */
            colorId: string;
            /** 缸号 */
            dyeLot?: (string | null) | undefined;
            /**
             * 标签长
             * Format: decimal
             */
            labelLen: string;
            /**
             * 标签重
             * Format: decimal
             */
            labelWeight?: (string | null) | undefined;
            /**
             * 门幅(cm)
             * Format: decimal
             */
            widthCm?: (string | null) | undefined;
            /** 库位 */
            locationCode?: (string | null) | undefined;
        };
        CreateFabricLotBody: {
            /** 布号 */
            cNo: string;
            /**
             * 物料
             * Format: int64
             */
            materialId: string;
            /** 供应商 */
            supplierName?: (string | null) | undefined;
            /**
             * 订单
             * Format: int64
             */
            orderId?: (string | null) | undefined;
            /**
             * 接收时间
             * Format: date
             */
            receiveDate: string;
            /**
             * 仓库
             * Format: int64
             */
            warehouseId: string;
            /**
             * 松布完成
             * Format: timestamp
             */
            relaxDate?: (string | null) | undefined;
            /** 备注 */
            remark?: (string | null) | undefined;
            /** 布卷 */
            rolls: components["schemas"]["FabricLotRollInput"][];
        };
        CreateClothAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["FabricLot"];
        };
        UpdateFabricLotBody: {
            /**
             * 编号
             * Format: int64
             */
            id: string;
            /** 乐观锁 */
            version: number;
            /** 供应商 */
            supplierName?: (string | null) | undefined;
            /**
             * 订单
             * Format: int64
             */
            orderId?: (string | null) | undefined;
            /**
             * 接收时间
             * Format: date
             */
            receiveDate: string;
            /**
             * 仓库
             * Format: int64
             */
            warehouseId: string;
            /**
             * 松布完成
             * Format: timestamp
             */
            relaxDate?: (string | null) | undefined;
            /** 备注 */
            remark?: (string | null) | undefined;
            /** 布卷 */
            rolls: components["schemas"]["FabricLotRollInput"][];
        };
        UpdateClothAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["FabricLot"];
        };
        FabricDefectPointInput: {
            /**
             * 米位
             * Format: decimal
             */
            metre: string;
            /** 疵点分 */
            points: number;
            /** 疵点 */
            defectName?: (string | null) | undefined;
            /** 图片 */
            imageUrl?: (string | null) | undefined;
        };
        FabricRollInspectionInput: {
            /**
             * 布卷
             * Format: int64
             */
            tympanId: string;
            /**
             * 实际长
             * Format: decimal
             */
            actualLen?: (string | null) | undefined;
            /**
             * 实重
             * Format: decimal
             */
            actualWeight?: (string | null) | undefined;
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
             * 经缩%
             * Format: decimal
             */
            shrinkWarpPct?: (string | null) | undefined;
            /**
             * 纬缩%
             * Format: decimal
             */
            shrinkWeftPct?: (string | null) | undefined;
            /** 色号段 */
            shade?: (string | null) | undefined;
            /** 疵点 */
            defects?: (components["schemas"]["FabricDefectPointInput"][] | null) | undefined;
        };
        InspectFabricLotBody: {
            /**
             * 编号
             * Format: int64
             */
            id: string;
            /** 乐观锁 */
            version: number;
            /** 布卷 */
            rolls: components["schemas"]["FabricRollInspectionInput"][];
            /** 判定 */
            inspectResult?: (components["schemas"]["FabricInspectResult"] | null) | undefined;
            /** 备注 */
            remark?: (string | null) | undefined;
        };
        InspectClothAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["FabricLot"];
        };
        ReleaseClothAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["BatchResult"];
        };
        ReturnClothAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["FabricLotRow"];
        };
        UpdateFabricRollBody: {
            /**
             * 编号
             * Format: int64
             */
            id: string;
            /** 乐观锁 */
            version: number;
            /**
             * 实际长
             * Format: decimal
             */
            actualLen?: (string | null) | undefined;
            /**
             * 实重
             * Format: decimal
             */
            actualWeight?: (string | null) | undefined;
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
             * 经缩%
             * Format: decimal
             */
            shrinkWarpPct?: (string | null) | undefined;
            /**
             * 纬缩%
             * Format: decimal
             */
            shrinkWeftPct?: (string | null) | undefined;
            /** 缸号 */
            dyeLot?: (string | null) | undefined;
            /** 色号段 */
            shade?: (string | null) | undefined;
            /**
             * 仓库
             * Format: int64
             */
            warehouseId?: (string | null) | undefined;
            /** 库位 */
            locationCode?: (string | null) | undefined;
            /**
             * 订单
             * Format: int64
             */
            orderId?: (string | null) | undefined;
            /** 原因 */
            reason?: (string | null) | undefined;
        };
        UpdateFabricRollAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["FabricRollRow"];
        };
        FabricRollLedgerRow: {
            /**
             * 编号
             * Format: int64
             */
            id: string;
            /**
             * 时间
             * Format: timestamp
             */
            eventDate: string;
            /** 事件 */
            title: string;
            /** 单号 */
            billNo: string | null;
            /**
             * 数量(米)
             * Format: decimal
             */
            len: string | null;
            /**
             * 剩余长
             * Format: decimal
             */
            remainLen: string;
            /** 操作人 */
            byName: string | null;
        };
        /** @description One page of movements of a roll. */
        FabricRollLedgerPage: {
            /** 总数 */
            total: number;
            /** 列表 */
            list: components["schemas"]["FabricRollLedgerRow"][];
        };
        GetFabricRollLedgerAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["FabricRollLedgerPage"];
        };
        FeedingSlipRow: {
            /**
             * 编号
             * Format: int64
             */
            id: string;
            /** 投料单号 */
            feedingNo: string;
            /** 状态 */
            status: components["schemas"]["FeedingSlipStatus"];
            /** 订单号 */
            orderNo: string;
            /** 床次 */
            bedNo: number | null;
            /** 布种 */
            fabricPart: components["schemas"]["FabricPart"];
            /** 面料 */
            materialName: string;
            /** 颜色 */
            colorNames: string[];
            /** 卷数 */
            rollNum: number;
            /**
             * 计划(米)
             * Format: decimal
             */
            planLen: string;
            /**
             * 发出(米)
             * Format: decimal
             */
            issuedLen: string;
            /**
             * 收到(米)
             * Format: decimal
             */
            receivedLen: string;
            /**
             * 差异(米)
             * Format: decimal
             */
            diffLen: string;
            /**
             * 差异%
             * Format: decimal
             */
            diffPct: string | null;
            /**
             * 退回(米)
             * Format: decimal
             */
            returnLen: string;
            /** 色号段数 */
            shadeNum: number;
            /** 裁床台 */
            tableName: string | null;
            /** 发料人 */
            issueBy: string | null;
            /** 接收人 */
            receiveBy: string | null;
            /**
             * 创建时间
             * Format: timestamp
             */
            createDate: string;
            /**
             * 订单
             * Format: int64
             */
            orderId: string;
            /**
             * 床次
             * Format: int64
             */
            reduceBedId: string | null;
            /**
             * 裁床台
             * Format: int64
             */
            tableId: string | null;
            /** 乐观锁 */
            version: number;
        };
        FeedingSlipTotals: {
            /** 卷数 */
            rollNum: number;
            /**
             * 计划(米)
             * Format: decimal
             */
            planLen: string | null;
            /**
             * 发出(米)
             * Format: decimal
             */
            issuedLen: string | null;
            /**
             * 收到(米)
             * Format: decimal
             */
            receivedLen: string | null;
            /**
             * 差异(米)
             * Format: decimal
             */
            diffLen: string | null;
            /**
             * 退回(米)
             * Format: decimal
             */
            returnLen: string | null;
        };
        /** @description One page of feeding slips with the totals of the whole result. */
        FeedingSlipPage: {
            /** 总数 */
            total: number;
            /** 列表 */
            list: components["schemas"]["FeedingSlipRow"][];
            /** 合计 */
            sum: components["schemas"]["FeedingSlipTotals"];
        };
        ListFeedingSlipsAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["FeedingSlipPage"];
        };
        FeedingSlipLine: {
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
            /** 颜色 */
            colorName: string;
            /** 缸号 */
            dyeLot: string | null;
            /** 色号段 */
            shade: string | null;
            /**
             * 剩余长
             * Format: decimal
             */
            remainLen: string;
            /**
             * 发料长
             * Format: decimal
             */
            len: string;
            /**
             * 收到长
             * Format: decimal
             */
            receivedLen: string | null;
            /**
             * 退回
             * Format: decimal
             */
            returnLen: string;
            /** 差异原因 */
            diffReason: string | null;
        };
        FeedingSlip: {
            /** 投料单 */
            slip: components["schemas"]["FeedingSlipRow"];
            /** 布卷 */
            lines: components["schemas"]["FeedingSlipLine"][];
        };
        GetFeedingSlipAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["FeedingSlip"];
        };
        FeedingSuggestion: {
            /** 布卷 */
            roll: components["schemas"]["FabricRollRow"];
            /**
             * 建议长
             * Format: decimal
             */
            len: string;
            /** 可铺层 */
            plies: number;
            /** 依据 */
            reason: string;
        };
        SuggestFeedingRollsAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["FeedingSuggestion"][];
        };
        FeedingLineInput: {
            /**
             * 布卷
             * Format: int64
             */
            tympanId: string;
            /**
             * 发料长
             * Format: decimal
             */
            len: string;
        };
        CreateFeedingSlipBody: {
            /**
             * 订单
             * Format: int64
             */
            orderId: string;
            /**
             * 床次
             * Format: int64
             */
            reduceBedId?: (string | null) | undefined;
            /** 布种 */
            fabricPart: components["schemas"]["FabricPart"];
            /** 备注 */
            remark?: (string | null) | undefined;
            /** 布卷 */
            lines: components["schemas"]["FeedingLineInput"][];
        };
        CreateFeedingSlipAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["FeedingSlip"];
        };
        UpdateFeedingSlipBody: {
            /**
             * 编号
             * Format: int64
             */
            id: string;
            /** 乐观锁 */
            version: number;
            /**
             * 订单
             * Format: int64
             */
            orderId: string;
            /**
             * 床次
             * Format: int64
             */
            reduceBedId?: (string | null) | undefined;
            /** 布种 */
            fabricPart: components["schemas"]["FabricPart"];
            /** 备注 */
            remark?: (string | null) | undefined;
            /** 布卷 */
            lines: components["schemas"]["FeedingLineInput"][];
        };
        UpdateFeedingSlipAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["FeedingSlip"];
        };
        IssueFeedingSlipBody: {
            /**
             * 编号
             * Format: int64
             */
            id: string;
            /** 乐观锁 */
            version: number;
            /**
             * 请求号
             * @description Made by the device once; the same id answers the same result
             */
            requestId: string;
            /** 扫到的卷 */
            rollNos?: (string[] | null) | undefined;
        };
        IssueFeedingSlipAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["FeedingSlip"];
        };
        FeedingReceiveInput: {
            /**
             * 布卷
             * Format: int64
             */
            tympanId: string;
            /**
             * 收到长
             * Format: decimal
             */
            receivedLen: string;
            /** 差异原因 */
            diffReason?: (string | null) | undefined;
        };
        ReceiveFeedingSlipBody: {
            /**
             * 编号
             * Format: int64
             */
            id: string;
            /** 乐观锁 */
            version: number;
            /**
             * 请求号
             * @description Made by the device once; the same id answers the same result
             */
            requestId: string;
            /** 布卷 */
            lines: components["schemas"]["FeedingReceiveInput"][];
        };
        ReceiveFeedingSlipAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["FeedingSlip"];
        };
        FeedingReturnInput: {
            /**
             * 布卷
             * Format: int64
             */
            tympanId: string;
            /**
             * 退卷
             * Format: decimal
             */
            returnLen: string;
            /** 库位 */
            locationCode?: (string | null) | undefined;
        };
        ReturnFeedingSlipBody: {
            /**
             * 编号
             * Format: int64
             */
            id: string;
            /** 乐观锁 */
            version: number;
            /** 布卷 */
            lines: components["schemas"]["FeedingReturnInput"][];
        };
        ReturnFeedingSlipAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["FeedingSlip"];
        };
        CloseFeedingSlipAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["FeedingSlip"];
        };
        VoidFeedingSlipAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["FeedingSlip"];
        };
        /**
         * 领料状态
         * @enum {integer}
         */
        RequisitionStatus: 0 | 1 | 2 | 3 | 9;
        /**
         * 领料类型
         * @enum {integer}
         */
        RequisitionType: 1 | 2 | 3;
        RequisitionLine: {
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
            /** 物料编码 */
            materialCode: string;
            /** 面料 */
            materialName: string;
            /**
             * 颜色
             * Format: int64
             */
            colorId: string | null;
            /** 颜色 */
            colorName: string | null;
            /**
             * BOM需求
             * Format: decimal
             */
            bomNum: string;
            /**
             * 申请数
             * Format: decimal
             */
            reqNum: string;
            /**
             * 发料数
             * Format: decimal
             */
            issuedNum: string;
            /**
             * 退回数
             * Format: decimal
             */
            returnNum: string;
            /**
             * 结存
             * Format: decimal
             */
            stockNum: string;
            /** 单位 */
            unitCode: string;
        };
        MaterialRequisitionRow: {
            /**
             * 编号
             * Format: int64
             */
            id: string;
            /** 领料单号 */
            reqNo: string;
            /** 状态 */
            status: components["schemas"]["RequisitionStatus"];
            /** 类型 */
            reqType: components["schemas"]["RequisitionType"];
            /** 订单号 */
            orderNo: string;
            /** 领用部门 */
            deptName: string;
            /** 行数 */
            lineCount: number;
            /** 物料 */
            materialText: string | null;
            /** 超领行 */
            overNum: number;
            /** 原因 */
            reason: string | null;
            /** 申请人 */
            createByName: string | null;
            /**
             * 申请时间
             * Format: timestamp
             */
            createDate: string;
            /** 审批人 */
            approveByName: string | null;
            /** 发料人 */
            issueBy: string | null;
            /**
             * 发料时间
             * Format: timestamp
             */
            issueDate: string | null;
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
            /** 明细 */
            lines: components["schemas"]["RequisitionLine"][];
            /** 乐观锁 */
            version: number;
        };
        /** @description One page of requisitions. */
        MaterialRequisitionPage: {
            /** 总数 */
            total: number;
            /** 列表 */
            list: components["schemas"]["MaterialRequisitionRow"][];
        };
        ListMaterialRequisitionsAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["MaterialRequisitionPage"];
        };
        BomRemainRow: {
            /**
             * 物料
             * Format: int64
             */
            materialId: string;
            /** 物料编码 */
            materialCode: string;
            /** 面料 */
            materialName: string;
            /**
             * 颜色
             * Format: int64
             */
            colorId: string | null;
            /** 颜色 */
            colorName: string | null;
            /** 单位 */
            unitCode: string;
            /**
             * 总需求
             * Format: decimal
             */
            needNum: string;
            /**
             * 已领
             * Format: decimal
             */
            issuedNum: string;
            /**
             * 退回
             * Format: decimal
             */
            returnNum: string;
            /**
             * 可领
             * Format: decimal
             */
            remainNum: string;
            /**
             * 结存
             * Format: decimal
             */
            stockNum: string;
        };
        GetRequisitionBomRemainAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["BomRemainRow"][];
        };
        RequisitionLineInput: {
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
            /**
             * 申请数
             * Format: decimal
             */
            reqNum: string;
        };
        CreateMaterialRequisitionBody: {
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
            /** 类型 */
            reqType: components["schemas"]["RequisitionType"];
            /** 原因 */
            reason?: (string | null) | undefined;
            /** 明细 */
            lines: components["schemas"]["RequisitionLineInput"][];
        };
        CreateMaterialRequisitionAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["MaterialRequisitionRow"];
        };
        ApproveMaterialRequisitionBody: {
            /** 记录 */
            ids: string[];
            /** 是否通过 */
            agree: boolean;
            /** 意见 */
            opinion?: (string | null) | undefined;
        };
        ApproveMaterialRequisitionAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["BatchResult"];
        };
        IssueLineInput: {
            /**
             * 明细
             * Format: int64
             */
            lineId: string;
            /**
             * 数量
             * Format: decimal
             */
            num: string;
            /** 批号 */
            lotNo?: (string | null) | undefined;
        };
        IssueMaterialRequisitionBody: {
            /**
             * 编号
             * Format: int64
             */
            id: string;
            /** 乐观锁 */
            version: number;
            /**
             * 请求号
             * @description Made by the device once; the same id answers the same result
             */
            requestId: string;
            /**
             * 仓库
             * Format: int64
             */
            warehouseId: string;
            /** 明细 */
            lines: components["schemas"]["IssueLineInput"][];
        };
        IssueMaterialRequisitionAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["MaterialRequisitionRow"];
        };
        ReturnMaterialRequisitionBody: {
            /**
             * 编号
             * Format: int64
             */
            id: string;
            /** 乐观锁 */
            version: number;
            /**
             * 请求号
             * @description Made by the device once; the same id answers the same result
             */
            requestId: string;
            /**
             * 仓库
             * Format: int64
             */
            warehouseId: string;
            /** 明细 */
            lines: components["schemas"]["IssueLineInput"][];
            /** 原因 */
            reason?: (string | null) | undefined;
        };
        ReturnMaterialRequisitionAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["MaterialRequisitionRow"];
        };
        VoidMaterialRequisitionAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["MaterialRequisitionRow"];
        };
        /**
         * 物料类型
         * @enum {integer}
         */
        MaterialType: 1 | 2 | 3 | 4 | 5 | 6 | 7;
        MaterialReportRow: {
            /** 订单号 */
            orderNo: string;
            /** 款号 */
            styleNo: string;
            /**
             * 计划上线
             * Format: date
             */
            planSewDate: string | null;
            /** 物料编码 */
            materialCode: string;
            /** 物料 */
            materialName: string;
            /** 类型 */
            materialType: components["schemas"]["MaterialType"];
            /** 颜色 */
            colorName: string | null;
            /** 单位 */
            unitCode: string;
            /**
             * 需求
             * Format: decimal
             */
            needNum: string;
            /**
             * 已领
             * Format: decimal
             */
            issuedNum: string;
            /**
             * 超领
             * Format: decimal
             */
            overNum: string;
            /**
             * 退
             * Format: decimal
             */
            returnNum: string;
            /**
             * 结存
             * Format: decimal
             */
            stockNum: string;
            /**
             * 缺口
             * Format: decimal
             */
            gapNum: string;
            /**
             * 缺料
             * Format: decimal
             */
            lackNum: string;
            /**
             * 齐套率%
             * Format: decimal
             */
            readyPct: string | null;
            /**
             * 预计到料
             * Format: date
             */
            etaDate: string | null;
            /** 供应商 */
            supplierName: string | null;
            /**
             * 订单
             * Format: int64
             */
            orderId: string;
            /**
             * 物料
             * Format: int64
             */
            materialId: string;
            /**
             * 颜色
             * Format: int64
             */
            colorId: string | null;
        };
        MaterialReportTotals: {
            /**
             * 需求
             * Format: decimal
             */
            needNum: string | null;
            /**
             * 已领
             * Format: decimal
             */
            issuedNum: string | null;
            /**
             * 超领
             * Format: decimal
             */
            overNum: string | null;
            /**
             * 退
             * Format: decimal
             */
            returnNum: string | null;
            /**
             * 缺口
             * Format: decimal
             */
            gapNum: string | null;
        };
        /** @description One page of rows of the report with the totals of the whole result. */
        MaterialReportPage: {
            /** 总数 */
            total: number;
            /** 列表 */
            list: components["schemas"]["MaterialReportRow"][];
            /** 合计 */
            sum: components["schemas"]["MaterialReportTotals"];
        };
        GetMaterialReportAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["MaterialReportPage"];
        };
        MaterialLedgerRow: {
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
            /** 单号 */
            billNo: string;
            /** 物料编码 */
            materialCode: string;
            /** 物料 */
            materialName: string;
            /** 颜色 */
            colorName: string | null;
            /** 批号 */
            lotNo: string | null;
            /**
             * 数量
             * Format: decimal
             */
            num: string;
            /**
             * 结存
             * Format: decimal
             */
            balanceNum: string;
            /** 单位 */
            unitCode: string;
            /** 订单号 */
            orderNo: string | null;
            /** 仓库 */
            warehouseName: string;
            /** 经办人 */
            byName: string;
        };
        MaterialLedgerTotals: {
            /**
             * 数量
             * Format: decimal
             */
            num: string | null;
        };
        /** @description One page of stock movements with the totals of the whole result. */
        MaterialLedgerPage: {
            /** 总数 */
            total: number;
            /** 列表 */
            list: components["schemas"]["MaterialLedgerRow"][];
            /** 合计 */
            sum: components["schemas"]["MaterialLedgerTotals"];
        };
        ListMaterialLedgerEntriesAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["MaterialLedgerPage"];
        };
        UpdateMaterialEtaBody: {
            /**
             * 订单
             * Format: int64
             */
            orderId: string;
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
            /**
             * 预计到料
             * Format: date
             */
            etaDate: string;
            /** 备注 */
            remark?: (string | null) | undefined;
        };
        UpdateMaterialEtaAnswer: components["schemas"]["Envelope"] & {
            /** @constant */
            data: true;
        };
        /**
         * 排程状态
         * @enum {integer}
         */
        ScheduleStatus: 0 | 1 | 2;
        ScheduleRow: {
            /**
             * 编号
             * Format: int64
             */
            id: string;
            /** 排程号 */
            scheduleNo: string;
            /** 状态 */
            status: components["schemas"]["ScheduleStatus"];
            /** 冲突 */
            conflictText: string[];
            /** 产线 */
            lineDeptName: string;
            /** 顺序 */
            sort: number;
            /** 订单号 */
            orderNo: string;
            /** 款号 */
            styleNo: string;
            /** 颜色 */
            colorNames: string[];
            /** 客户 */
            customerName: string | null;
            /** 排产数 */
            num: number;
            /** 完成数 */
            doneNum: number;
            /**
             * 完成%
             * Format: decimal
             */
            donePct: string | null;
            /**
             * 开始时间
             * Format: timestamp
             */
            startDate: string;
            /**
             * 结束时间
             * Format: timestamp
             */
            endDate: string;
            /**
             * 预计完成
             * Format: timestamp
             */
            forecastDate: string | null;
            /**
             * 实际开始
             * Format: timestamp
             */
            actualStartDate: string | null;
            /**
             * 实际结束
             * Format: timestamp
             */
            actualEndDate: string | null;
            /**
             * 交期
             * Format: date
             */
            deliveryDate: string | null;
            /**
             * 标准工时(分)
             * Format: decimal
             */
            sam: string;
            /** 人数 */
            headcount: number;
            /** 效率曲线 */
            curveName: string | null;
            /** 换款分钟 */
            changeoverMin: number | null;
            /** 锁定 */
            isFixed: components["schemas"]["Flag"];
            /** 手工 */
            isManual: components["schemas"]["Flag"];
            /** 停止原因 */
            stopReason: string | null;
            /** 结束原因 */
            endReason: string | null;
            /** 更新人 */
            updateByName: string | null;
            /**
             * 订单
             * Format: int64
             */
            orderId: string;
            /**
             * 产线
             * Format: int64
             */
            lineDeptId: string;
            /** 颜色 */
            colorIds: string[];
            /**
             * 曲线
             * Format: int64
             */
            efficiencySetId: string;
            /** 冲突位 */
            conflictFlag: number;
            /** 乐观锁 */
            version: number;
        };
        ScheduleTotals: {
            /** 排产数 */
            num: number;
            /** 完成数 */
            doneNum: number;
        };
        /** @description One page of schedules with the totals of the whole result. */
        SchedulePage: {
            /** 总数 */
            total: number;
            /** 列表 */
            list: components["schemas"]["ScheduleRow"][];
            /** 合计 */
            sum: components["schemas"]["ScheduleTotals"];
        };
        ListSchedulesAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["SchedulePage"];
        };
        CreateScheduleBody: {
            /**
             * 订单
             * Format: int64
             */
            orderId: string;
            /**
             * 产线
             * Format: int64
             */
            lineDeptId: string;
            /** 颜色 */
            colorIds?: (string[] | null) | undefined;
            /** 数量 */
            num: number;
            /**
             * 开始
             * Format: timestamp
             */
            startDate: string;
            /** 人数 */
            headcount: number;
            /**
             * 曲线
             * Format: int64
             */
            efficiencySetId: string;
            /** 换款分钟 */
            changeoverMin: number;
            /** 锁定 */
            isFixed: components["schemas"]["Flag"];
            /**
             * 结束
             * Format: timestamp
             */
            endDate?: (string | null) | undefined;
            /** 自动排程 */
            auto?: (boolean | null) | undefined;
        };
        ScheduleBar: {
            /**
             * 编号
             * Format: int64
             */
            id: string;
            /** 排程号 */
            scheduleNo: string;
            /**
             * 订单
             * Format: int64
             */
            orderId: string;
            /** 订单号 */
            orderNo: string;
            /** 款号 */
            styleNo: string;
            /**
             * 图片
             * Format: image
             */
            imageUrl: string | null;
            /**
             * 产线
             * Format: int64
             */
            lineDeptId: string;
            /** 排序 */
            sort: number;
            /** 数量 */
            num: number;
            /** 完成数 */
            doneNum: number;
            /**
             * 开始
             * Format: timestamp
             */
            startDate: string;
            /**
             * 结束
             * Format: timestamp
             */
            endDate: string;
            /**
             * 预计完成
             * Format: timestamp
             */
            forecastDate: string | null;
            /** 换款分钟 */
            changeoverMin: number;
            /** 状态 */
            status: components["schemas"]["ScheduleStatus"];
            /** 锁定 */
            isFixed: components["schemas"]["Flag"];
            /** 手工 */
            isManual: components["schemas"]["Flag"];
            /** 冲突位 */
            conflictFlag: number;
            /** 冲突 */
            conflictText: string[];
            /** 乐观锁 */
            version: number;
        };
        /** @description What a change would make of the lines; nothing is saved. */
        SimulatedSchedule: {
            /** 排程 */
            bars: components["schemas"]["ScheduleBar"][];
            /** 负荷 */
            loads: components["schemas"]["LineLoadDay"][];
            /** 提示 */
            texts: string[];
        };
        CreateScheduleAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["SimulatedSchedule"];
        };
        ScheduleChange: {
            /**
             * 编号
             * Format: int64
             */
            id: string;
            /** 乐观锁 */
            version: number;
            /**
             * 产线
             * Format: int64
             */
            lineDeptId: string;
            /** 排序 */
            sort?: (number | null) | undefined;
            /** 颜色 */
            colorIds?: (string[] | null) | undefined;
            /** 数量 */
            num: number;
            /**
             * 开始
             * Format: timestamp
             */
            startDate: string;
            /** 人数 */
            headcount: number;
            /**
             * 曲线
             * Format: int64
             */
            efficiencySetId: string;
            /** 换款分钟 */
            changeoverMin: number;
            /** 锁定 */
            isFixed: components["schemas"]["Flag"];
            /**
             * 结束
             * Format: timestamp
             */
            endDate?: (string | null) | undefined;
        };
        /** @description One or several bars; those behind them on a line are chained again. */
        UpdateScheduleBody: {
            /** 排程 */
            rows: components["schemas"]["ScheduleChange"][];
        };
        UpdateScheduleAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["SimulatedSchedule"];
        };
        DeleteScheduleAnswer: components["schemas"]["Envelope"] & {
            /** @constant */
            data: true;
        };
        /** @description The same status for many records; a stop needs a reason. */
        BatchStatusBody: {
            /** 记录 */
            ids: string[];
            /** 状态 */
            status: number;
            /** 停止原因 */
            stopReason?: (string | null) | undefined;
        };
        ChangeScheduleStatusAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["BatchResult"];
        };
        EndScheduleBody: {
            /**
             * 编号
             * Format: int64
             */
            id: string;
            /** 乐观锁 */
            version: number;
            /** 结束原因 */
            endReason?: (string | null) | undefined;
        };
        EndScheduleAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["ScheduleRow"];
        };
        ReopenScheduleAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["ScheduleRow"];
        };
        ScheduleLane: {
            /**
             * 产线
             * Format: int64
             */
            lineDeptId: string;
            /** 产线 */
            lineDeptName: string;
            /** 标准人数 */
            standardHeadcount: number;
            /**
             * 日历
             * Format: int64
             */
            calendarId: string;
            /** 休息日 */
            restDays: string[];
            /** 调休上班 */
            extraDays: string[];
            /** 负荷 */
            loads: components["schemas"]["LineLoadDay"][];
            /** 排程 */
            bars: components["schemas"]["ScheduleBar"][];
        };
        ScheduleGantt: {
            /**
             * 数据时间
             * Format: timestamp
             */
            asOf: string;
            /** 产线 */
            lanes: components["schemas"]["ScheduleLane"][];
        };
        GetScheduleGanttAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["ScheduleGantt"];
        };
        UnscheduledRow: {
            /**
             * 订单
             * Format: int64
             */
            orderId: string;
            /** 订单号 */
            orderNo: string;
            /** 款号 */
            styleNo: string;
            /**
             * 图片
             * Format: image
             */
            imageUrl: string | null;
            /** 客户 */
            customerName: string;
            /** 颜色 */
            colorNames: string[];
            /** 待排数 */
            num: number;
            /**
             * 交期
             * Format: date
             */
            deliveryDate: string;
            /**
             * 缝制最晚
             * Format: date
             */
            stageEndDate: string | null;
            /**
             * 裁片齐套
             * Format: date
             */
            cutReadyDate: string | null;
            /**
             * 标准工时
             * Format: decimal
             */
            sam: string;
            /** 优先级 */
            priority: components["schemas"]["OrderPriority"];
        };
        /** @description One page of orders to schedule. */
        UnscheduledPage: {
            /** 总数 */
            total: number;
            /** 列表 */
            list: components["schemas"]["UnscheduledRow"][];
        };
        ListUnscheduledAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["UnscheduledPage"];
        };
        ScheduleDraftBar: {
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
            /**
             * 产线
             * Format: int64
             */
            lineDeptId: string;
            /** 排序 */
            sort?: (number | null) | undefined;
            /** 颜色 */
            colorIds?: (string[] | null) | undefined;
            /** 数量 */
            num: number;
            /**
             * 开始
             * Format: timestamp
             */
            startDate: string;
            /** 人数 */
            headcount: number;
            /**
             * 曲线
             * Format: int64
             */
            efficiencySetId: string;
            /** 换款分钟 */
            changeoverMin: number;
            /** 锁定 */
            isFixed: components["schemas"]["Flag"];
        };
        SimulateScheduleBody: {
            /** 排程 */
            bars: components["schemas"]["ScheduleDraftBar"][];
        };
        SimulateScheduleAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["SimulatedSchedule"];
        };
        SplitScheduleBody: {
            /**
             * 编号
             * Format: int64
             */
            id: string;
            /** 乐观锁 */
            version: number;
            /** 数量 */
            num: number;
            /**
             * 产线
             * Format: int64
             */
            lineDeptId: string;
            /**
             * 开始
             * Format: timestamp
             */
            startDate?: (string | null) | undefined;
        };
        SplitScheduleAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["SimulatedSchedule"];
        };
        CommitScheduleDraftBody: {
            /** 排程 */
            bars: components["schemas"]["ScheduleDraftBar"][];
            /**
             * 请求号
             * @description Made by the device once; the same id answers the same result
             */
            requestId: string;
        };
        CommitScheduleDraftAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["SimulatedSchedule"];
        };
        RecalculateSchedulesBody: {
            /** 产线 */
            lineDeptIds?: (string[] | null) | undefined;
            /**
             * 起始
             * Format: date
             */
            from?: (string | null) | undefined;
            /** 按人力 */
            byManpower?: (boolean | null) | undefined;
        };
        RecalculateSchedulesAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["JobStarted"];
        };
        DayPlanDay: {
            /**
             * 工作日
             * Format: date
             */
            workDate: string;
            /**
             * 班次
             * Format: int64
             */
            shiftId: string | null;
            /** 班次 */
            shiftName: string | null;
            /**
             * 可用分钟
             * Format: decimal
             */
            availMin: string;
            /** 人数 */
            headcount: number;
            /**
             * 人效%
             * Format: decimal
             */
            effPct: string;
            /** 计划件数 */
            planNum: number;
            /** 实际数 */
            actualNum: number | null;
            /** 手工 */
            isManual: components["schemas"]["Flag"];
            /** 乐观锁 */
            version: number;
        };
        DayPlan: {
            /**
             * 排程
             * Format: int64
             */
            scheduleId: string;
            /** 排程号 */
            scheduleNo: string;
            /** 数量 */
            num: number;
            /** 完成数 */
            doneNum: number;
            /** 每日 */
            days: components["schemas"]["DayPlanDay"][];
            /** 乐观锁 */
            version: number;
        };
        GetDayPlanAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["DayPlan"];
        };
        DayPlanDayInput: {
            /**
             * 工作日
             * Format: date
             */
            workDate: string;
            /** 人数 */
            headcount?: (number | null) | undefined;
            /** 计划件数 */
            planNum: number;
        };
        UpdateDayPlanBody: {
            /**
             * 排程
             * Format: int64
             */
            scheduleId: string;
            /** 乐观锁 */
            version: number;
            /** 每日 */
            days: components["schemas"]["DayPlanDayInput"][];
        };
        UpdateDayPlanAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["DayPlan"];
        };
        /**
         * 产线类型
         * @enum {integer}
         */
        LineType: 1 | 2 | 3 | 4 | 5;
        LineRow: {
            /**
             * 编号
             * Format: int64
             */
            id: string;
            /** 产线 */
            deptName: string;
            /** 类型 */
            lineType: components["schemas"]["LineType"];
            /** 标准人数 */
            standardHeadcount: number;
            /** 工位数 */
            stationNum: number | null;
            /** 日历 */
            calendarName: string;
            /**
             * 默认效率%
             * Format: decimal
             */
            defaultEffPct: string;
            /** 可做品类 */
            skillCategories: string[];
            /** 吊挂 */
            hangerSystem: components["schemas"]["Flag"];
            /** 工厂 */
            factoryName: string | null;
            /**
             * 部门
             * Format: int64
             */
            deptId: string;
            /**
             * 日历
             * Format: int64
             */
            calendarId: string;
            /**
             * 优先级说明
             * Format: int64
             */
            priorityDescriptionId: string | null;
            /** 乐观锁 */
            version: number;
        };
        LineTotals: {
            /** 标准人数 */
            standardHeadcount: number;
        };
        /** @description One page of lines with the totals of the whole result. */
        LinePage: {
            /** 总数 */
            total: number;
            /** 列表 */
            list: components["schemas"]["LineRow"][];
            /** 合计 */
            sum: components["schemas"]["LineTotals"];
        };
        ListLinesAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["LinePage"];
        };
        UpdateLineBody: {
            /**
             * 编号
             * Format: int64
             */
            id: string;
            /** 乐观锁 */
            version: number;
            /** 标准人数 */
            standardHeadcount: number;
            /** 工位数 */
            stationNum?: (number | null) | undefined;
            /**
             * 日历
             * Format: int64
             */
            calendarId: string;
            /**
             * 默认效率%
             * Format: decimal
             */
            defaultEffPct: string;
            /** 可做品类 */
            skillCategories?: (string[] | null) | undefined;
            /** 吊挂 */
            hangerSystem?: (components["schemas"]["Flag"] | null) | undefined;
        };
        UpdateLineAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["LineRow"];
        };
        /**
         * 裁床排程状态
         * @enum {integer}
         */
        CuttingScheduleStatus: 0 | 1 | 2 | 3 | 9;
        CuttingScheduleRow: {
            /**
             * 编号
             * Format: int64
             */
            id: string;
            /** 裁床台 */
            tableName: string;
            /** 序号 */
            seqNo: number;
            /** 订单号 */
            orderNo: string;
            /** 款号 */
            styleNo: string;
            /** 床次 */
            layNos: string[];
            /** 颜色 */
            colorNames: string[];
            /** 布种 */
            fabricPart: components["schemas"]["FabricPart"];
            /** 计划件数 */
            planNum: number;
            /** 实裁件数 */
            cutNum: number;
            /** 层数 */
            plies: number;
            /** 计划分钟 */
            planMin: number | null;
            /**
             * 开始
             * Format: timestamp
             */
            startDate: string | null;
            /**
             * 结束
             * Format: timestamp
             */
            endDate: string | null;
            /** 状态 */
            status: components["schemas"]["CuttingScheduleStatus"];
            /** 面料 */
            fabricText: string[];
            /** 刀模 */
            moldText: string[];
            /**
             * 负荷%
             * Format: decimal
             */
            loadPct: string | null;
            /** 排程号 */
            scheduleNo: string;
            /**
             * 订单
             * Format: int64
             */
            orderId: string;
            /**
             * 裁床台
             * Format: int64
             */
            tableId: string;
            /**
             * 裁剪方案
             * Format: int64
             */
            cutPlanId: string;
            /**
             * 计划日期
             * Format: date
             */
            planDate: string;
            /** 结束原因 */
            endReason: string | null;
            /** 乐观锁 */
            version: number;
        };
        CuttingScheduleTotals: {
            /** 计划件数 */
            planNum: number;
            /** 实裁件数 */
            cutNum: number;
            /** 层数 */
            plies: number;
            /** 计划分钟 */
            planMin: number | null;
        };
        /** @description One page of cutting schedules with the totals of the whole result. */
        CuttingSchedulePage: {
            /** 总数 */
            total: number;
            /** 列表 */
            list: components["schemas"]["CuttingScheduleRow"][];
            /** 合计 */
            sum: components["schemas"]["CuttingScheduleTotals"];
        };
        ListCuttingSchedulesAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["CuttingSchedulePage"];
        };
        CreateCuttingScheduleBody: {
            /**
             * 裁剪方案
             * Format: int64
             */
            cutPlanId: string;
            /** 床次 */
            layNos: string[];
            /**
             * 裁床台
             * Format: int64
             */
            tableId: string;
            /**
             * 计划日期
             * Format: date
             */
            planDate: string;
            /**
             * 开始
             * Format: timestamp
             */
            startDate?: (string | null) | undefined;
            /** 计划分钟 */
            planMin?: (number | null) | undefined;
        };
        CreateCuttingScheduleAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["CuttingScheduleRow"][];
        };
        UpdateCuttingScheduleBody: {
            /**
             * 编号
             * Format: int64
             */
            id: string;
            /** 乐观锁 */
            version: number;
            /**
             * 裁床台
             * Format: int64
             */
            tableId: string;
            /**
             * 计划日期
             * Format: date
             */
            planDate: string;
            /**
             * 开始
             * Format: timestamp
             */
            startDate?: (string | null) | undefined;
            /**
             * 结束
             * Format: timestamp
             */
            endDate?: (string | null) | undefined;
            /** 计划分钟 */
            planMin?: (number | null) | undefined;
            /** 序号 */
            seqNo?: (number | null) | undefined;
        };
        UpdateCuttingScheduleAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["CuttingScheduleRow"];
        };
        SubmitCuttingScheduleAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["BatchResult"];
        };
        WithdrawCuttingScheduleAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["CuttingScheduleRow"];
        };
        EndCuttingScheduleBody: {
            /**
             * 编号
             * Format: int64
             */
            id: string;
            /** 乐观锁 */
            version: number;
            /** 结束原因 */
            endReason?: (string | null) | undefined;
        };
        EndCuttingScheduleAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["CuttingScheduleRow"];
        };
        CancelCuttingScheduleAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["CuttingScheduleRow"];
        };
        ReorderCuttingSchedulesBody: {
            /**
             * 裁床台
             * Format: int64
             */
            tableId: string;
            /** 记录 */
            ids: string[];
            /** 乐观锁 */
            version?: (number | null) | undefined;
        };
        ReorderCuttingSchedulesAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["CuttingScheduleRow"][];
        };
        CuttingLane: {
            /**
             * 裁床台
             * Format: int64
             */
            tableId: string;
            /** 裁床台 */
            tableName: string;
            /** 排程 */
            queue: components["schemas"]["CuttingScheduleRow"][];
            /**
             * 可用分钟
             * Format: decimal
             */
            availMin: string;
            /**
             * 负荷%
             * Format: decimal
             */
            loadPct: string | null;
        };
        UnplannedLay: {
            /**
             * 裁剪方案
             * Format: int64
             */
            cutPlanId: string;
            /** 方案号 */
            planNo: string;
            /** 床次计划 */
            layNo: number;
            /**
             * 订单
             * Format: int64
             */
            orderId: string;
            /** 订单号 */
            orderNo: string;
            /** 款号 */
            styleNo: string;
            /** 颜色×层数 */
            colorPlies: string[];
            /** 计划件数 */
            planNum: number;
            /** 面料到位 */
            fabricReady: boolean;
            /** 刀模 */
            moldText: string | null;
        };
        CuttingGantt: {
            /**
             * 数据时间
             * Format: timestamp
             */
            asOf: string;
            /** 裁床台 */
            lanes: components["schemas"]["CuttingLane"][];
            /** 待排床次 */
            pool: components["schemas"]["UnplannedLay"][];
        };
        GetCuttingGanttAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["CuttingGantt"];
        };
        CuttingTablePlanBoard: {
            /**
             * 数据时间
             * Format: timestamp
             */
            asOf: string;
            /**
             * 计划日期
             * Format: date
             */
            planDate: string;
            /** 裁床台 */
            lanes: components["schemas"]["CuttingLane"][];
            /** 明日 */
            nextLanes: components["schemas"]["CuttingLane"][];
            /** 计划件数 */
            planNum: number;
            /** 完成数 */
            doneNum: number;
        };
        GetCuttingTablePlanBoardAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["CuttingTablePlanBoard"];
        };
        CuttingLineTable: {
            /**
             * 裁床台
             * Format: int64
             */
            tableId: string;
            /** 裁床台 */
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
            /** 已铺层 */
            pliesDone: number;
            /** 层数 */
            plies: number;
            /**
             * 开始
             * Format: timestamp
             */
            startDate: string | null;
            /**
             * 预计完成
             * Format: timestamp
             */
            forecastDate: string | null;
            /** 人员 */
            employeeNames: string[];
            /** 未关问题 */
            problemNum: number;
            /** 队列 */
            queue: components["schemas"]["CuttingScheduleRow"][];
            /**
             * 剩余分钟
             * Format: decimal
             */
            remainMin: string;
            /**
             * 班次剩余
             * Format: decimal
             */
            shiftRemainMin: string;
        };
        CuttingLineQueue: {
            /**
             * 数据时间
             * Format: timestamp
             */
            asOf: string;
            /** 裁床台 */
            tables: components["schemas"]["CuttingLineTable"][];
            /** 计划件数 */
            planNum: number;
            /** 完成数 */
            doneNum: number;
            /**
             * 件/人时
             * Format: decimal
             */
            pcsPerHour: string | null;
            /**
             * 面料利用率
             * Format: decimal
             */
            materialUtilPct: string | null;
        };
        GetCuttingLineQueueAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["CuttingLineQueue"];
        };
        /**
         * 刀模排程状态
         * @enum {integer}
         */
        CuttingDieScheduleStatus: 0 | 1 | 2 | 9;
        CuttingDieScheduleRow: {
            /**
             * 编号
             * Format: int64
             */
            id: string;
            /** 刀模编号 */
            moldNo: string;
            /** 订单号 */
            orderNo: string;
            /** 床次 */
            bedNo: number | null;
            /**
             * 开始时间
             * Format: timestamp
             */
            startDate: string;
            /**
             * 结束时间
             * Format: timestamp
             */
            endDate: string;
            /** 状态 */
            status: components["schemas"]["CuttingDieScheduleStatus"];
            /** 计划次数 */
            strokeNum: number;
            /** 剩余寿命 */
            remainNum: number;
            /** 库位 */
            locationCode: string | null;
            /**
             * 刀模
             * Format: int64
             */
            knifeMoldId: string;
            /**
             * 订单
             * Format: int64
             */
            orderId: string;
            /**
             * 床次
             * Format: int64
             */
            reduceBedId: string | null;
            /** 乐观锁 */
            version: number;
        };
        CuttingDieLane: {
            /**
             * 刀模
             * Format: int64
             */
            knifeMoldId: string;
            /** 刀模编号 */
            moldNo: string;
            /** 刀模名称 */
            moldName: string;
            /** 寿命次数 */
            lifeNum: number;
            /** 已用次数 */
            usedNum: number;
            /** 已排次数 */
            reservedNum: number;
            /** 状态 */
            status: components["schemas"]["CuttingDieStatus"];
            /** 排程 */
            bars: components["schemas"]["CuttingDieScheduleRow"][];
        };
        CuttingDieGantt: {
            /**
             * 数据时间
             * Format: timestamp
             */
            asOf: string;
            /** 刀模 */
            lanes: components["schemas"]["CuttingDieLane"][];
        };
        GetCuttingDieGanttAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["CuttingDieGantt"];
        };
        CuttingDieCard: {
            /** 刀模编号 */
            moldNo: string;
            /** 状态 */
            status: components["schemas"]["CuttingDieStatus"];
            /** 库位 */
            locationCode: string | null;
            /** 当前 */
            currentText: string | null;
            /** 下一单 */
            nextText: string | null;
            /** 今日次数 */
            todayStrokeNum: number;
            /** 已用次数 */
            usedNum: number;
            /** 寿命次数 */
            lifeNum: number;
            /**
             * 剩余寿命%
             * Format: decimal
             */
            remainPct: string | null;
            /**
             * 预计归还
             * Format: timestamp
             */
            planEndDate: string | null;
            /** 超时(分) */
            overdueMin: number | null;
            /**
             * 刀模
             * Format: int64
             */
            knifeMoldId: string;
            /**
             * 图片
             * Format: image
             */
            imageUrl: string | null;
        };
        CuttingDiePlanBoard: {
            /**
             * 数据时间
             * Format: timestamp
             */
            asOf: string;
            /** 刀模 */
            cards: components["schemas"]["CuttingDieCard"][];
        };
        GetCuttingDiePlanBoardAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["CuttingDiePlanBoard"];
        };
        CreateCuttingDieScheduleBody: {
            /**
             * 刀模
             * Format: int64
             */
            knifeMoldId: string;
            /**
             * 订单
             * Format: int64
             */
            orderId: string;
            /**
             * 床次
             * Format: int64
             */
            reduceBedId?: (string | null) | undefined;
            /**
             * 开始
             * Format: timestamp
             */
            startDate: string;
            /**
             * 结束
             * Format: timestamp
             */
            endDate: string;
            /** 计划次数 */
            strokeNum?: (number | null) | undefined;
        };
        CreateCuttingDieScheduleAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["CuttingDieScheduleRow"];
        };
        UpdateCuttingDieScheduleBody: {
            /**
             * 编号
             * Format: int64
             */
            id: string;
            /** 乐观锁 */
            version: number;
            /**
             * 刀模
             * Format: int64
             */
            knifeMoldId: string;
            /**
             * 订单
             * Format: int64
             */
            orderId: string;
            /**
             * 床次
             * Format: int64
             */
            reduceBedId?: (string | null) | undefined;
            /**
             * 开始
             * Format: timestamp
             */
            startDate: string;
            /**
             * 结束
             * Format: timestamp
             */
            endDate: string;
            /** 计划次数 */
            strokeNum?: (number | null) | undefined;
        };
        UpdateCuttingDieScheduleAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["CuttingDieScheduleRow"];
        };
        CancelCuttingDieScheduleAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["CuttingDieScheduleRow"];
        };
        PlanStage: {
            /**
             * 编号
             * Format: int64
             */
            id: string | null;
            /** 环节 */
            stage: components["schemas"]["OrderStage"];
            /**
             * 计划开始
             * Format: date
             */
            planStartDate: string | null;
            /**
             * 阶段计划完成
             * Format: date
             */
            planEndDate: string | null;
            /**
             * 实际开始
             * Format: date
             */
            actualStartDate: string | null;
            /**
             * 实际结束
             * Format: date
             */
            actualEndDate: string | null;
            /** 数量 */
            num: number;
            /** 缓冲(工作日) */
            bufferDays: number;
            /** 手工 */
            isManual: components["schemas"]["Flag"];
            /** 乐观锁 */
            version: number;
        };
        PlanRow: {
            /** 订单号 */
            orderNo: string;
            /** 客户 */
            customerName: string;
            /** 款号 */
            styleNo: string;
            /** 数量 */
            orderNum: number;
            /** 优先级 */
            priority: components["schemas"]["OrderPriority"];
            /**
             * 走货
             * Format: date
             */
            shipmentDate: string | null;
            /** 缓冲(工作日) */
            bufferDays: number | null;
            /** 余量(工作日) */
            slackDays: number | null;
            /** 冲突 */
            conflictText: string[];
            /** 手工 */
            isManual: components["schemas"]["Flag"];
            /**
             * 订单
             * Format: int64
             */
            orderId: string;
            /** 阶段 */
            stages: components["schemas"]["PlanStage"][];
        };
        PlanTotals: {
            /** 数量 */
            orderNum: number;
        };
        /** @description One page of plans with the totals of the whole result. */
        PlanPage: {
            /** 总数 */
            total: number;
            /** 列表 */
            list: components["schemas"]["PlanRow"][];
            /** 合计 */
            sum: components["schemas"]["PlanTotals"];
        };
        ListPlansAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["PlanPage"];
        };
        BackSchedulePlansBody: {
            /** 订单 */
            orderIds: string[];
            /** 保留手工 */
            keepManual?: (boolean | null) | undefined;
        };
        BackSchedulePlansAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["PlanRow"][];
        };
        UpdatePlanBody: {
            /**
             * 订单
             * Format: int64
             */
            orderId: string;
            /** 环节 */
            stage: components["schemas"]["OrderStage"];
            /** 乐观锁 */
            version: number;
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
        };
        UpdatePlanAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["PlanRow"];
        };
        RestorePlanAutoBody: {
            /**
             * 订单
             * Format: int64
             */
            orderId: string;
            /** 阶段 */
            stages?: (components["schemas"]["OrderStage"][] | null) | undefined;
        };
        RestorePlanAutoAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["PlanRow"];
        };
        OrderPlanBand: {
            /** 订单号 */
            orderNo: string;
            /**
             * 图片
             * Format: image
             */
            imageUrl: string | null;
            /** 客户 */
            customerName: string;
            /** 款号 */
            styleNo: string;
            /** 数量 */
            orderNum: number;
            /** 当前阶段 */
            currentStage: components["schemas"]["OrderStage"];
            /**
             * 车缝%
             * Format: decimal
             */
            donePct: string | null;
            /**
             * 交期
             * Format: date
             */
            deliveryDate: string | null;
            /**
             * 预计完成
             * Format: date
             */
            forecastDate: string | null;
            /** 延误天 */
            delayDays: number | null;
            /** 风险 */
            riskLight: string[];
            /**
             * 订单
             * Format: int64
             */
            orderId: string;
            /** 阶段 */
            stages: components["schemas"]["PlanStage"][];
            /** 休息日 */
            restDays: string[];
        };
        OrderPlanBandTotals: {
            /** 数量 */
            orderNum: number;
        };
        /** @description One page of orders on the board with the totals of the whole result. */
        OrderPlanBandPage: {
            /** 总数 */
            total: number;
            /** 列表 */
            list: components["schemas"]["OrderPlanBand"][];
            /** 合计 */
            sum: components["schemas"]["OrderPlanBandTotals"];
        };
        GetOrderPlanBoardAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["OrderPlanBandPage"];
        };
        WeekDay: {
            /** 星期 */
            weekday: number;
            /**
             * 班次
             * Format: int64
             */
            shiftId: string | null;
        };
        CalendarRow: {
            /**
             * 编号
             * Format: int64
             */
            id: string;
            /** 名称 */
            name: string;
            /** 年份 */
            year: number;
            /** 工厂 */
            factoryName: string | null;
            /** 工作日数 */
            workDays: number;
            /**
             * 净分钟
             * Format: decimal
             */
            netMin: string;
            /**
             * 工厂
             * Format: int64
             */
            factoryId: string | null;
            /** 周模式 */
            weekPattern: components["schemas"]["WeekDay"][];
            /** 乐观锁 */
            version: number;
        };
        /** @description One page of calendars. */
        CalendarPage: {
            /** 总数 */
            total: number;
            /** 列表 */
            list: components["schemas"]["CalendarRow"][];
        };
        ListCalendarsAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["CalendarPage"];
        };
        /**
         * 日类型
         * @enum {integer}
         */
        DayType: 1 | 2 | 3 | 4;
        CalendarDay: {
            /**
             * 编号
             * Format: int64
             */
            id: string | null;
            /**
             * 日期
             * Format: date
             */
            date: string;
            /** 日类型 */
            dayType: components["schemas"]["DayType"];
            /** 名称 */
            name: string | null;
            /** 班次 */
            shiftIds: string[];
            /** 加班分钟 */
            otMin: number;
            /**
             * 净分钟
             * Format: decimal
             */
            netMin: string;
            /** 例外 */
            isOverride: boolean;
        };
        ListCalendarDaysAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["CalendarDay"][];
        };
        CalendarDayInput: {
            /**
             * 日期
             * Format: date
             */
            date: string;
            /** 日类型 */
            dayType: components["schemas"]["DayType"];
            /** 名称 */
            name?: (string | null) | undefined;
            /** 班次 */
            shiftIds?: (string[] | null) | undefined;
            /** 加班分钟 */
            otMin?: (number | null) | undefined;
        };
        SaveCalendarDaysBody: {
            /**
             * 日历
             * Format: int64
             */
            calendarId: string;
            /** 乐观锁 */
            version: number;
            /** 日期 */
            days: components["schemas"]["CalendarDayInput"][];
            /** 保存并重算 */
            recalculate?: (boolean | null) | undefined;
        };
        SaveCalendarDaysAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["CalendarDay"][];
        };
        WeekDayInput: {
            /** 星期 */
            weekday: number;
            /**
             * 班次
             * Format: int64
             */
            shiftId?: (string | null) | undefined;
        };
        SaveCalendarBody: {
            /**
             * 编号
             * Format: int64
             */
            id?: (string | null) | undefined;
            /** 乐观锁 */
            version?: (number | null) | undefined;
            /** 名称 */
            name: string;
            /** year */
            year: number;
            /**
             * 工厂
             * Format: int64
             */
            factoryId?: (string | null) | undefined;
            /** 周模式 */
            weekPattern: components["schemas"]["WeekDayInput"][];
        };
        SaveCalendarAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["CalendarRow"];
        };
        InitCalendarYearBody: {
            /**
             * 日历
             * Format: int64
             */
            calendarId: string;
            /** year */
            year: number;
        };
        InitCalendarYearAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["CalendarDay"][];
        };
        MovedSchedule: {
            /**
             * 排程
             * Format: int64
             */
            scheduleId: string;
            /** 排程号 */
            scheduleNo: string;
            /** 订单号 */
            orderNo: string;
            /** 产线 */
            lineDeptName: string;
            /**
             * 原结束
             * Format: timestamp
             */
            endDate: string;
            /**
             * 新结束
             * Format: timestamp
             */
            newEndDate: string;
        };
        CalendarImpact: {
            /** 影响排程 */
            scheduleNum: number;
            /** 前五 */
            schedules: components["schemas"]["MovedSchedule"][];
            /** 休息日目标 */
            targetNum: number;
            /** 已记考勤 */
            attendanceNum: number;
        };
        GetCalendarImpactAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["CalendarImpact"];
        };
        /**
         * 时段类型
         * @enum {string}
         */
        SegmentType: "work" | "break" | "ot";
        ShiftSegment: {
            /** 开始 */
            start: string;
            /** 结束 */
            end: string;
            /** 类型 */
            type: components["schemas"]["SegmentType"];
        };
        ShiftRow: {
            /**
             * 编号
             * Format: int64
             */
            id: string;
            /** 编码 */
            code: string;
            /** 名称 */
            name: string;
            /** 时段 */
            segmentsText: string;
            /** 跨天 */
            crossDay: components["schemas"]["Flag"];
            /** 净分钟 */
            netMin: number | null;
            /** 加班分钟 */
            otMin: number | null;
            /** 默认 */
            isDefault: components["schemas"]["Flag"];
            /** 使用日历 */
            usedBy: string[];
            /**
             * 更新时间
             * Format: timestamp
             */
            updateDate: string | null;
            /** 时段 */
            segments: components["schemas"]["ShiftSegment"][];
            /** 乐观锁 */
            version: number;
        };
        /** @description One page of shifts. */
        ShiftPage: {
            /** 总数 */
            total: number;
            /** 列表 */
            list: components["schemas"]["ShiftRow"][];
        };
        ListShiftsAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["ShiftPage"];
        };
        ShiftSegmentInput: {
            /** 开始 */
            start: string;
            /** 结束 */
            end: string;
            /** 类型 */
            type: components["schemas"]["SegmentType"];
        };
        SaveShiftBody: {
            /**
             * 编号
             * Format: int64
             */
            id?: (string | null) | undefined;
            /** 乐观锁 */
            version?: (number | null) | undefined;
            /** 编码 */
            code: string;
            /** 名称 */
            name: string;
            /** 时段 */
            segments: components["schemas"]["ShiftSegmentInput"][];
            /** 跨天 */
            crossDay: components["schemas"]["Flag"];
            /** 默认 */
            isDefault: components["schemas"]["Flag"];
        };
        SaveShiftAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["ShiftRow"];
        };
        DeleteShiftAnswer: components["schemas"]["Envelope"] & {
            /** @constant */
            data: true;
        };
        /**
         * 缺勤类型
         * @enum {integer}
         */
        AbsenceType: 1 | 2 | 3 | 4 | 5 | 6 | 7;
        /**
         * 缺勤状态
         * @enum {integer}
         */
        AbsenceStatus: 0 | 1 | 2;
        EmployeeAbsenceRow: {
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
            /** 缺勤类型 */
            absenceType: components["schemas"]["AbsenceType"];
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
            /** 分钟 */
            minutes: number;
            /**
             * 工作日数
             * Format: decimal
             */
            workDays: string;
            /** 状态 */
            status: components["schemas"]["AbsenceStatus"];
            /** 事由 */
            reason: string | null;
            /** 审批人 */
            approveByName: string | null;
            /**
             * 审批时间
             * Format: timestamp
             */
            approveDate: string | null;
            /**
             * 申请时间
             * Format: timestamp
             */
            createDate: string;
            /**
             * 员工
             * Format: int64
             */
            employeeId: string;
            /**
             * 部门
             * Format: int64
             */
            deptId: string;
            /** 乐观锁 */
            version: number;
        };
        EmployeeAbsenceTotals: {
            /** 分钟 */
            minutes: number;
            /**
             * 工作日数
             * Format: decimal
             */
            workDays: string | null;
        };
        /** @description One page of absences with the totals of the whole result. */
        EmployeeAbsencePage: {
            /** 总数 */
            total: number;
            /** 列表 */
            list: components["schemas"]["EmployeeAbsenceRow"][];
            /** 合计 */
            sum: components["schemas"]["EmployeeAbsenceTotals"];
        };
        ListEmployeeAbsencesAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["EmployeeAbsencePage"];
        };
        /** @description One absence for each of the people. */
        CreateEmployeeAbsenceBody: {
            /** 员工 */
            employeeIds: string[];
            /** 缺勤 */
            absenceType: components["schemas"]["AbsenceType"];
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
            /** 分钟 */
            minutes?: (number | null) | undefined;
            /** 原因 */
            reason?: (string | null) | undefined;
        };
        CreateEmployeeAbsenceAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["EmployeeAbsenceRow"][];
        };
        ApproveEmployeeAbsenceBody: {
            /** 记录 */
            ids: string[];
            /** 是否通过 */
            agree: boolean;
            /** 意见 */
            opinion?: (string | null) | undefined;
        };
        ApproveEmployeeAbsenceAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["BatchResult"];
        };
        CancelEmployeeAbsenceAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["EmployeeAbsenceRow"];
        };
        ImportEmployeeAbsencesAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["ImportResult"];
        };
        ManpowerPlanDay: {
            /**
             * 编号
             * Format: int64
             */
            id: string | null;
            /**
             * 工作日
             * Format: date
             */
            workDate: string;
            /** 计划人数 */
            planHeadcount: number;
            /** 预计缺勤 */
            expectedAbsence: number;
            /** 借入 */
            lentIn: number;
            /** 借出 */
            lentOut: number;
            /** 可用人数 */
            availHeadcount: number;
            /** 需求人数 */
            needHeadcount: string;
            /** 缺勤人员 */
            absentNames: string[];
            /** 借出人员 */
            lentNames: string[];
            /** 乐观锁 */
            version: number;
        };
        ManpowerPlanRow: {
            /** 部门/产线 */
            deptName: string;
            /** 在册 */
            onRollNum: number;
            /**
             * 部门
             * Format: int64
             */
            deptId: string;
            /** 每日 */
            days: components["schemas"]["ManpowerPlanDay"][];
        };
        ManpowerPlanTotals: {
            /** 在册 */
            onRollNum: number;
        };
        /** @description One page of departments with the totals of the whole result. */
        ManpowerPlanPage: {
            /** 总数 */
            total: number;
            /** 列表 */
            list: components["schemas"]["ManpowerPlanRow"][];
            /** 合计 */
            sum: components["schemas"]["ManpowerPlanTotals"];
        };
        ListManpowerPlansAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["ManpowerPlanPage"];
        };
        ManpowerPlanInput: {
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
            /** 计划人数 */
            planHeadcount: number;
            /** 乐观锁 */
            version?: (number | null) | undefined;
        };
        UpdateManpowerPlanBody: {
            /** 计划 */
            rows: components["schemas"]["ManpowerPlanInput"][];
        };
        UpdateManpowerPlanAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["ManpowerPlanRow"][];
        };
        LendManpowerBody: {
            /**
             * 借出部门
             * Format: int64
             */
            fromDeptId: string;
            /**
             * 借入部门
             * Format: int64
             */
            toDeptId: string;
            /** 员工 */
            employeeIds: string[];
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
            /** 备注 */
            remark?: (string | null) | undefined;
        };
        LendManpowerAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["ManpowerPlanRow"][];
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
    listPanelChecks: {
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
                /** @description Bed. */
                reduceBedId?: string | undefined;
                /** @description Bundle. */
                bundleId?: string | undefined;
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
                    "application/json": components["schemas"]["ListPanelChecksAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    savePanelCheck: {
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
                "application/json": components["schemas"]["SavePanelCheckBody"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavePanelCheckAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    getRemnantSlip: {
        parameters: {
            query: {
                /** @description Bed. */
                reduceBedId: string;
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
                    "application/json": components["schemas"]["GetRemnantSlipAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    saveRemnantSlip: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveRemnantSlipBody"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SaveRemnantSlipAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    confirmRemnantSlip: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConfirmRemnantSlipBody"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConfirmRemnantSlipAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    listCuttingBedSheets: {
        parameters: {
            query: {
                /** @description Bed ids, separated by commas. */
                ids: string;
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
                    "application/json": components["schemas"]["ListCuttingBedSheetsAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    recordCuttingBedPrint: {
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
                "application/json": components["schemas"]["RecordCuttingBedPrintBody"];
            };
        };
        responses: {
            /** @description The list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecordCuttingBedPrintAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    updateCuttingBedFabricRoll: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateCuttingBedFabricRollBody"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpdateCuttingBedFabricRollAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    createCuttingBedFabricRoll: {
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
                "application/json": components["schemas"]["CreateCuttingBedFabricRollBody"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateCuttingBedFabricRollAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    deleteCuttingBedFabricRoll: {
        parameters: {
            query: {
                /** @description Row of the roll. */
                id: string;
                /** @description Bed. */
                reduceBedId: string;
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
                    "application/json": components["schemas"]["DeleteCuttingBedFabricRollAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    joinCuttingBed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["JoinCuttingBedBody"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JoinCuttingBedAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    listBundleBatches: {
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
                /** @description Line. */
                lineDeptId?: string | undefined;
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
                    "application/json": components["schemas"]["ListBundleBatchesAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    updateBundleBatch: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateBundleBatchBody"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpdateBundleBatchAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    createBundleBatch: {
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
                "application/json": components["schemas"]["CreateBundleBatchBody"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateBundleBatchAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    deleteBundleBatch: {
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
                    "application/json": components["schemas"]["DeleteBundleBatchAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    listCutPieceDeliveries: {
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
                /** @description Line. */
                lineDeptId?: string | undefined;
                /** @description Open differences. */
                open?: boolean | undefined;
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
                    "application/json": components["schemas"]["ListCutPieceDeliveriesAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    getCutPieceDelivery: {
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
                    "application/json": components["schemas"]["GetCutPieceDeliveryAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    sendCutPieceDelivery: {
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
                "application/json": components["schemas"]["SendCutPieceDeliveryBody"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SendCutPieceDeliveryAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    receiveCutPieceDelivery: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReceiveCutPieceDeliveryBody"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReceiveCutPieceDeliveryAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    agreeCutPieceDelivery: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AgreeCutPieceDeliveryBody"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AgreeCutPieceDeliveryAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    recallCutPieceDelivery: {
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
                    "application/json": components["schemas"]["RecallCutPieceDeliveryAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    returnCutPieceDelivery: {
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
                    "application/json": components["schemas"]["ReturnCutPieceDeliveryAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    sendSubcontractDelivery: {
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
                "application/json": components["schemas"]["SendSubcontractDeliveryBody"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SendSubcontractDeliveryAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    receiveSubcontractDelivery: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReceiveSubcontractDeliveryBody"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReceiveSubcontractDeliveryAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    printBundles: {
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
                "application/json": components["schemas"]["PrintBundlesBody"];
            };
        };
        responses: {
            /** @description The list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PrintBundlesAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    listBundlePrintLogs: {
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
                /** @description Bed. */
                reduceBedId?: string | undefined;
                /** @description Bundle. */
                bundleId?: string | undefined;
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
                    "application/json": components["schemas"]["ListBundlePrintLogsAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    previewBundles: {
        parameters: {
            query: {
                /** @description Bed. */
                reduceBedId: string;
                /** @description Bundle rule. */
                splitRuleId?: string | undefined;
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
                    "application/json": components["schemas"]["PreviewBundlesAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    deleteBundles: {
        parameters: {
            query: {
                /** @description Bed. */
                reduceBedId: string;
                /** @description Version of the bed. */
                version: number;
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
                    "application/json": components["schemas"]["DeleteBundlesAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    splitBundle: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SplitBundleBody"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SplitBundleAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    holdBundles: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HoldBundlesBody"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HoldBundlesAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    moveBundleLocation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MoveBundleLocationBody"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MoveBundleLocationAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    listUnscannedBundles: {
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
                /** @description Order. */
                orderId?: string | undefined;
                /** @description Idle hours. */
                idleHours?: number | undefined;
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
                    "application/json": components["schemas"]["ListUnscannedBundlesAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    recordManualScan: {
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
                "application/json": components["schemas"]["RecordManualScanBody"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecordManualScanAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    skipBundleProcess: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SkipBundleProcessBody"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SkipBundleProcessAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    listSlotCards: {
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
                    "application/json": components["schemas"]["ListSlotCardsAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    updateSlotCard: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateSlotCardBody"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpdateSlotCardAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    createSlotCard: {
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
                "application/json": components["schemas"]["CreateSlotCardBody"];
            };
        };
        responses: {
            /** @description The list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateSlotCardAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    unbindSlotCard: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UnbindSlotCardBody"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnbindSlotCardAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    listSlotCardMaintains: {
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
                /** @description Slot card. */
                cardNo?: string | undefined;
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
                    "application/json": components["schemas"]["ListSlotCardMaintainsAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    listSlotCardMaintainHistories: {
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
                /** @description Slot card. */
                cardNo?: string | undefined;
                /** @description Moment. */
                at?: string | undefined;
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
                    "application/json": components["schemas"]["ListSlotCardMaintainHistoriesAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    listBatchDayLogs: {
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
                /** @description Failed only. */
                failed?: boolean | undefined;
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
                    "application/json": components["schemas"]["ListBatchDayLogsAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    getBatchDayLog: {
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
                    "application/json": components["schemas"]["GetBatchDayLogAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    getBatchDayLogDetail: {
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
                /** @description Job. */
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
                    "application/json": components["schemas"]["GetBatchDayLogDetailAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    retryBatchDayLog: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RetryBatchDayLogBody"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RetryBatchDayLogAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    getCuttingBedReport: {
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
                /** @description Cutting table. */
                tableId?: string | undefined;
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
                    "application/json": components["schemas"]["GetCuttingBedReportAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    getCuttingOutputReport: {
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
                /** @description Cutting table. */
                tableId?: string | undefined;
                /** @description Factory. */
                factoryId?: string | undefined;
                /** @description By team. */
                byTeam?: boolean | undefined;
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
                    "application/json": components["schemas"]["GetCuttingOutputReportAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    getCuttingOrderReport: {
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
                /** @description Out of tolerance only. */
                outOfTolerance?: boolean | undefined;
                /** @description Not cut to the end. */
                open?: boolean | undefined;
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
                    "application/json": components["schemas"]["GetCuttingOrderReportAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    getCuttingProgressReport: {
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
                /** @description Cutting table. */
                tableId?: string | undefined;
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
                    "application/json": components["schemas"]["GetCuttingProgressReportAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    getCuttingSummaryReport: {
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
                /** @description Month. */
                month?: string | undefined;
                /** @description By order. */
                byOrder?: boolean | undefined;
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
                    "application/json": components["schemas"]["GetCuttingSummaryReportAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    getCuttingDateReport: {
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
                /** @description Cutting table. */
                tableId?: string | undefined;
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
                    "application/json": components["schemas"]["GetCuttingDateReportAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    getCuttingWorkReport: {
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
                /** @description Cutting table. */
                tableId?: string | undefined;
                /** @description Employee. */
                employeeId?: string | undefined;
                /** @description Role. */
                role?: components["schemas"]["BedRole"];
                /** @description By bed. */
                byBed?: boolean | undefined;
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
                    "application/json": components["schemas"]["GetCuttingWorkReportAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    getCuttingWorkReportByShade: {
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
                /** @description Employee. */
                employeeId?: string | undefined;
                /** @description Difficult only. */
                hard?: boolean | undefined;
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
                    "application/json": components["schemas"]["GetCuttingWorkReportByShadeAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    getCuttingWipReport: {
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
                /** @description Line. */
                lineDeptId?: string | undefined;
                /** @description Unbalanced only. */
                unbalanced?: boolean | undefined;
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
                    "application/json": components["schemas"]["GetCuttingWipReportAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    getCutPieceStockReport: {
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
                /** @description Line. */
                lineDeptId?: string | undefined;
                /** @description Complete sets only. */
                completeOnly?: boolean | undefined;
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
                    "application/json": components["schemas"]["GetCutPieceStockReportAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    getRemnantReport: {
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
                /** @description Kind. */
                kind?: components["schemas"]["RemnantKind"];
                /** @description Usable only. */
                usable?: boolean | undefined;
                /** @description Fabric. */
                materialId?: string | undefined;
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
                    "application/json": components["schemas"]["GetRemnantReportAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    getFeedingReport: {
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
                /** @description Fabric. */
                materialId?: string | undefined;
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
                    "application/json": components["schemas"]["GetFeedingReportAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    getFabricConsumptionReport: {
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
                /** @description Fabric. */
                materialId?: string | undefined;
                /** @description Least difference %. */
                minPct?: string | undefined;
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
                    "application/json": components["schemas"]["GetFabricConsumptionReportAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    getProductionScheduleReport: {
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
                /** @description Priority. */
                priority?: components["schemas"]["OrderPriority"];
                /** @description Risk. */
                risk?: components["schemas"]["RiskLight"];
                /** @description Line. */
                lineDeptId?: string | undefined;
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
                    "application/json": components["schemas"]["GetProductionScheduleReportAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    getHangerOrderReport: {
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
                /** @description Line. */
                lineDeptId?: string | undefined;
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
                    "application/json": components["schemas"]["GetHangerOrderReportAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    getHangerStationReport: {
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
                /** @description Line. */
                lineDeptId: string;
                /** @description Work date. */
                workDate: string;
                /** @description Shift. */
                shiftId?: string | undefined;
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
                    "application/json": components["schemas"]["GetHangerStationReportAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    getCuttingTableBoardByShade: {
        parameters: {
            query?: {
                /** @description Order no.. */
                orderNo?: string | undefined;
                /** @description Cutting table. */
                tableId?: string | undefined;
                /** @description Fabric. */
                materialId?: string | undefined;
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
                    "application/json": components["schemas"]["GetCuttingTableBoardByShadeAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    listCloths: {
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
                /** @description Fabric. */
                materialId?: string | undefined;
                /** @description Order. */
                orderId?: string | undefined;
                /** @description Still relaxing. */
                relaxing?: boolean | undefined;
                /** @description With remnants. */
                remnant?: boolean | undefined;
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
                    "application/json": components["schemas"]["ListClothsAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    getCloth: {
        parameters: {
            query: {
                /** @description Fabric lot. */
                cNo: string;
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
                    "application/json": components["schemas"]["GetClothAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    checkClothNo: {
        parameters: {
            query?: {
                /** @description Fabric lot. */
                cNo?: string | undefined;
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
                    "application/json": components["schemas"]["CheckClothNoAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    createCloth: {
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
                "application/json": components["schemas"]["CreateFabricLotBody"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateClothAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    updateCloth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateFabricLotBody"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpdateClothAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    inspectCloth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InspectFabricLotBody"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InspectClothAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    releaseCloth: {
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
                    "application/json": components["schemas"]["ReleaseClothAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    returnCloth: {
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
                    "application/json": components["schemas"]["ReturnClothAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    updateFabricRoll: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateFabricRollBody"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpdateFabricRollAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    getFabricRollLedger: {
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
                /** @description Roll. */
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
                    "application/json": components["schemas"]["GetFabricRollLedgerAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    listFeedingSlips: {
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
                /** @description With a difference. */
                different?: boolean | undefined;
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
                    "application/json": components["schemas"]["ListFeedingSlipsAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    getFeedingSlip: {
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
                    "application/json": components["schemas"]["GetFeedingSlipAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    suggestFeedingRolls: {
        parameters: {
            query: {
                /** @description Order. */
                orderId: string;
                /** @description Bed. */
                reduceBedId?: string | undefined;
                /** @description Fabric part. */
                fabricPart: components["schemas"]["FabricPart"];
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
                    "application/json": components["schemas"]["SuggestFeedingRollsAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    createFeedingSlip: {
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
                "application/json": components["schemas"]["CreateFeedingSlipBody"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateFeedingSlipAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    updateFeedingSlip: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateFeedingSlipBody"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpdateFeedingSlipAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    issueFeedingSlip: {
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
                "application/json": components["schemas"]["IssueFeedingSlipBody"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IssueFeedingSlipAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    receiveFeedingSlip: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReceiveFeedingSlipBody"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReceiveFeedingSlipAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    returnFeedingSlip: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReturnFeedingSlipBody"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReturnFeedingSlipAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    closeFeedingSlip: {
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
                    "application/json": components["schemas"]["CloseFeedingSlipAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    voidFeedingSlip: {
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
                    "application/json": components["schemas"]["VoidFeedingSlipAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    listMaterialRequisitions: {
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
                /** @description Department. */
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
                    "application/json": components["schemas"]["ListMaterialRequisitionsAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    getRequisitionBomRemain: {
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
                    "application/json": components["schemas"]["GetRequisitionBomRemainAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    createMaterialRequisition: {
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
                "application/json": components["schemas"]["CreateMaterialRequisitionBody"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateMaterialRequisitionAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    approveMaterialRequisition: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApproveMaterialRequisitionBody"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApproveMaterialRequisitionAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    issueMaterialRequisition: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IssueMaterialRequisitionBody"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IssueMaterialRequisitionAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    returnMaterialRequisition: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReturnMaterialRequisitionBody"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReturnMaterialRequisitionAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    voidMaterialRequisition: {
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
                    "application/json": components["schemas"]["VoidMaterialRequisitionAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    getMaterialReport: {
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
                /** @description Kind. */
                materialType?: components["schemas"]["MaterialType"];
                /** @description Store. */
                warehouseId?: string | undefined;
                /** @description Lacking only. */
                lacking?: boolean | undefined;
                /** @description By material. */
                byMaterial?: boolean | undefined;
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
                    "application/json": components["schemas"]["GetMaterialReportAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    listMaterialLedgerEntries: {
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
                /** @description Material. */
                materialId?: string | undefined;
                /** @description Order. */
                orderId?: string | undefined;
                /** @description Store. */
                warehouseId?: string | undefined;
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
                    "application/json": components["schemas"]["ListMaterialLedgerEntriesAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    updateMaterialEta: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateMaterialEtaBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpdateMaterialEtaAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    listSchedules: {
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
                /** @description Order. */
                orderId?: string | undefined;
                /** @description Conflicts only. */
                conflict?: boolean | undefined;
                /** @description Running today. */
                today?: boolean | undefined;
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
                    "application/json": components["schemas"]["ListSchedulesAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    createSchedule: {
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
                "application/json": components["schemas"]["CreateScheduleBody"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateScheduleAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    updateSchedule: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateScheduleBody"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpdateScheduleAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    deleteSchedule: {
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
                    "application/json": components["schemas"]["DeleteScheduleAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    changeScheduleStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BatchStatusBody"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangeScheduleStatusAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    endSchedule: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EndScheduleBody"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EndScheduleAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    reopenSchedule: {
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
                    "application/json": components["schemas"]["ReopenScheduleAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    getScheduleGantt: {
        parameters: {
            query: {
                /** @description From. */
                from: string;
                /** @description To. */
                to: string;
                /** @description Line. */
                lineDeptId?: string | undefined;
                /** @description Factory. */
                factoryId?: string | undefined;
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
                    "application/json": components["schemas"]["GetScheduleGanttAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    listUnscheduled: {
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
                    "application/json": components["schemas"]["ListUnscheduledAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    simulateSchedule: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SimulateScheduleBody"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SimulateScheduleAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    splitSchedule: {
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
                "application/json": components["schemas"]["SplitScheduleBody"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SplitScheduleAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    commitScheduleDraft: {
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
                "application/json": components["schemas"]["CommitScheduleDraftBody"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommitScheduleDraftAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    recalculateSchedules: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecalculateSchedulesBody"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecalculateSchedulesAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    getDayPlan: {
        parameters: {
            query: {
                /** @description Schedule. */
                scheduleId: string;
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
                    "application/json": components["schemas"]["GetDayPlanAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    updateDayPlan: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateDayPlanBody"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpdateDayPlanAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    listLines: {
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
                lineType?: components["schemas"]["LineType"];
                /** @description Factory. */
                factoryId?: string | undefined;
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
                    "application/json": components["schemas"]["ListLinesAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    updateLine: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateLineBody"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpdateLineAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    listCuttingSchedules: {
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
                /** @description Order. */
                orderId?: string | undefined;
                /** @description Planned. */
                planDate?: string | undefined;
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
                    "application/json": components["schemas"]["ListCuttingSchedulesAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    createCuttingSchedule: {
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
                "application/json": components["schemas"]["CreateCuttingScheduleBody"];
            };
        };
        responses: {
            /** @description The list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateCuttingScheduleAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    updateCuttingSchedule: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateCuttingScheduleBody"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpdateCuttingScheduleAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    submitCuttingSchedule: {
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
                    "application/json": components["schemas"]["SubmitCuttingScheduleAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    withdrawCuttingSchedule: {
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
                    "application/json": components["schemas"]["WithdrawCuttingScheduleAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    endCuttingSchedule: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EndCuttingScheduleBody"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EndCuttingScheduleAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    cancelCuttingSchedule: {
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
                    "application/json": components["schemas"]["CancelCuttingScheduleAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    reorderCuttingSchedules: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReorderCuttingSchedulesBody"];
            };
        };
        responses: {
            /** @description The list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReorderCuttingSchedulesAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    getCuttingGantt: {
        parameters: {
            query: {
                /** @description From. */
                from: string;
                /** @description To. */
                to: string;
                /** @description Cutting table. */
                tableId?: string | undefined;
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
                    "application/json": components["schemas"]["GetCuttingGanttAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    getCuttingTablePlanBoard: {
        parameters: {
            query?: {
                /** @description Planned. */
                planDate?: string | undefined;
                /** @description Cutting table. */
                tableId?: string | undefined;
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
                    "application/json": components["schemas"]["GetCuttingTablePlanBoardAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    getCuttingLineQueue: {
        parameters: {
            query?: {
                /** @description Planned. */
                planDate?: string | undefined;
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
                    "application/json": components["schemas"]["GetCuttingLineQueueAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    getCuttingDieGantt: {
        parameters: {
            query: {
                /** @description From. */
                from: string;
                /** @description To. */
                to: string;
                /** @description Style. */
                styleId?: string | undefined;
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
                    "application/json": components["schemas"]["GetCuttingDieGanttAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    getCuttingDiePlanBoard: {
        parameters: {
            query?: {
                /** @description Cutting table. */
                tableId?: string | undefined;
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
                    "application/json": components["schemas"]["GetCuttingDiePlanBoardAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    createCuttingDieSchedule: {
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
                "application/json": components["schemas"]["CreateCuttingDieScheduleBody"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateCuttingDieScheduleAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    updateCuttingDieSchedule: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateCuttingDieScheduleBody"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpdateCuttingDieScheduleAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    cancelCuttingDieSchedule: {
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
                    "application/json": components["schemas"]["CancelCuttingDieScheduleAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    listPlans: {
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
                /** @description Customer. */
                customerId?: string | undefined;
                /** @description Conflicts only. */
                conflict?: boolean | undefined;
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
                    "application/json": components["schemas"]["ListPlansAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    backSchedulePlans: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BackSchedulePlansBody"];
            };
        };
        responses: {
            /** @description The list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BackSchedulePlansAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    updatePlan: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdatePlanBody"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpdatePlanAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    restorePlanAuto: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RestorePlanAutoBody"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestorePlanAutoAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    getOrderPlanBoard: {
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
                /** @description Mine only. */
                mine?: boolean | undefined;
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
                    "application/json": components["schemas"]["GetOrderPlanBoardAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    listCalendars: {
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
                    "application/json": components["schemas"]["ListCalendarsAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    listCalendarDays: {
        parameters: {
            query: {
                /** @description Calendar. */
                calendarId: string;
                /** @description From. */
                from?: string | undefined;
                /** @description To. */
                to?: string | undefined;
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
                    "application/json": components["schemas"]["ListCalendarDaysAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    saveCalendarDays: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveCalendarDaysBody"];
            };
        };
        responses: {
            /** @description The list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SaveCalendarDaysAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    saveCalendar: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveCalendarBody"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SaveCalendarAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    initCalendarYear: {
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
                "application/json": components["schemas"]["InitCalendarYearBody"];
            };
        };
        responses: {
            /** @description The list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InitCalendarYearAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    getCalendarImpact: {
        parameters: {
            query: {
                /** @description Calendar. */
                calendarId: string;
                /** @description From. */
                from: string;
                /** @description To. */
                to: string;
                /** @description Kind. */
                dayType: components["schemas"]["DayType"];
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
                    "application/json": components["schemas"]["GetCalendarImpactAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    listShifts: {
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
                    "application/json": components["schemas"]["ListShiftsAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    saveShift: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveShiftBody"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SaveShiftAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    deleteShift: {
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
                    "application/json": components["schemas"]["DeleteShiftAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    listEmployeeAbsences: {
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
                /** @description Employee. */
                employeeId?: string | undefined;
                /** @description Department. */
                deptId?: string | undefined;
                /** @description Waiting for me. */
                mine?: boolean | undefined;
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
                    "application/json": components["schemas"]["ListEmployeeAbsencesAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    createEmployeeAbsence: {
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
                "application/json": components["schemas"]["CreateEmployeeAbsenceBody"];
            };
        };
        responses: {
            /** @description The list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateEmployeeAbsenceAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    approveEmployeeAbsence: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApproveEmployeeAbsenceBody"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApproveEmployeeAbsenceAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    cancelEmployeeAbsence: {
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
                    "application/json": components["schemas"]["CancelEmployeeAbsenceAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    importEmployeeAbsences: {
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
                    "application/json": components["schemas"]["ImportEmployeeAbsencesAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    listManpowerPlans: {
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
                /** @description Department. */
                deptId?: string | undefined;
                /** @description From. */
                from: string;
                /** @description To. */
                to: string;
                /** @description Short only. */
                short?: boolean | undefined;
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
                    "application/json": components["schemas"]["ListManpowerPlansAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    updateManpowerPlan: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateManpowerPlanBody"];
            };
        };
        responses: {
            /** @description The list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpdateManpowerPlanAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    lendManpower: {
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
                "application/json": components["schemas"]["LendManpowerBody"];
            };
        };
        responses: {
            /** @description The list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LendManpowerAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
}
