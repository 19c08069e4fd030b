export { AdvancedSearch, type AdvancedSearchProps } from './advanced-search/advanced-search.tsx';
export { ConditionChips, type ConditionChipsProps } from './advanced-search/condition-chips.tsx';
export type { SearchField, SearchOperator, SearchRow } from './advanced-search/search-row.ts';
export { Alert, type AlertProps } from './alert/alert.tsx';
export { Avatar, type AvatarProps } from './avatar/avatar.tsx';
export { Badge, type BadgeProps } from './badge/badge.tsx';
export { Barcode, type BarcodeProps, barcodeWidth } from './barcode/barcode.tsx';
export { Breadcrumb, type BreadcrumbProps, type Crumb } from './breadcrumb/breadcrumb.tsx';
export { Button, type ButtonProps } from './button/button.tsx';
export { Chart, type ChartProps } from './chart/chart.tsx';
export type {
  ChartContent,
  ChartItem,
  ChartSeries,
  HeatChart,
  ParetoChart,
  SeriesChart,
  WaterfallChart,
} from './chart/chart-data.ts';
export { Checkbox, type CheckboxProps } from './checkbox/checkbox.tsx';
export type { ColourNotation } from './colour-picker/colour.ts';
export { ColourPicker, type ColourPickerProps } from './colour-picker/colour-picker.tsx';
export { Combobox, type ComboboxProps } from './combobox/combobox.tsx';
export type { LoadOptions } from './combobox/use-options.ts';
export { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog/confirm-dialog.tsx';
export { type Question, useConfirm } from './confirm-dialog/use-confirm.tsx';
export { ContextMenu, type ContextMenuProps } from './context-menu/context-menu.tsx';
export type { CellEdit, CellEditing, DataColumn } from './data-table/columns/data-column.ts';
export { textWidth } from './data-table/columns/text-width.ts';
export { DataTable } from './data-table/data-table.tsx';
export type { DataTableProps, PaperRows } from './data-table/data-table-props.ts';
export { useLocalRows } from './data-table/rows/local-rows.ts';
export type { LocalSearch } from './data-table/rows/row-order.ts';
export {
  allRows,
  chosenCount,
  isChosen,
  noRows,
  type RowSelection,
} from './data-table/rows/row-selection.ts';
export {
  type SavedView,
  type TableStorage,
  type TableViews,
  useKeptTable,
} from './data-table/state/kept-table.ts';
export {
  ALL_ROWS,
  allowedPageSize,
  type ColumnChoice,
  type DataTableState,
  initialTableState,
  PAGE_SIZES,
  ROW_HEIGHTS,
  type RowHeight,
  SMALL_PAGE_SIZES,
  type SortChoice,
  useTableState,
} from './data-table/state/table-state.ts';
export { DateInput, type DateInputProps } from './date-input/date-input.tsx';
export type { DateCode } from './date-input/read-date.ts';
export { DateRangeInput, type DateRangeInputProps } from './date-range/date-range.tsx';
export type { DateRange } from './date-range/range-presets.ts';
export {
  DescriptionList,
  type DescriptionListProps,
  type Fact,
} from './description-list/description-list.tsx';
export { Dialog, type DialogProps } from './dialog/dialog.tsx';
export { Drawer, type DrawerProps } from './drawer/drawer.tsx';
export type {
  ComputedColumn,
  CustomColumn,
  EditColumn,
  EditRow,
  TypedColumn,
} from './editable-table/edit-column.ts';
export { EditableTable } from './editable-table/editable-table.tsx';
export type {
  EditableTableHandle,
  EditableTableProps,
} from './editable-table/editable-table-props.ts';
export type { EditGroups } from './editable-table/rows/edit-groups.ts';
export { newRowId } from './editable-table/rows/row-id.ts';
export { EmptyState, type EmptyStateProps } from './empty-state/empty-state.tsx';
export { ErrorBoundary, type ErrorBoundaryProps } from './error-boundary/error-boundary.tsx';
export { ErrorState, type ErrorStateProps } from './error-state/error-state.tsx';
export { errorText } from './error-text.ts';
export { Field, type FieldProps } from './field/field.tsx';
export {
  type FilterChip,
  FilterChips,
  type FilterChipsProps,
} from './filter-chips/filter-chips.tsx';
export { IconButton, type IconButtonProps } from './icon-button/icon-button.tsx';
export { type UiLabels, zhLabels } from './labels.ts';
export { Link, type LinkProps } from './link/link.tsx';
export { Menu, type MenuProps } from './menu/menu.tsx';
export type { MenuItem } from './menu/menu-item.ts';
export { MultiCombobox, type MultiComboboxProps } from './multi-combobox/multi-combobox.tsx';
export { NumberInput, type NumberInputProps } from './number-input/number-input.tsx';
export {
  type NumberRange,
  NumberRangeInput,
  type NumberRangeInputProps,
} from './number-range/number-range.tsx';
export { Popover, type PopoverProps } from './popover/popover.tsx';
export { ProgressBar, type ProgressBarProps } from './progress-bar/progress-bar.tsx';
export { QrCode, type QrCodeProps } from './qr-code/qr-code.tsx';
export { RadioGroup, type RadioGroupProps } from './radio-group/radio-group.tsx';
export { clearDraft, clearDrafts } from './rich-editor/drafts.ts';
export { RichEditor, type RichEditorProps } from './rich-editor/rich-editor.tsx';
export { RichText, type RichTextProps } from './rich-text/rich-text.tsx';
export { sanitiseHtml } from './rich-text/sanitise.ts';
export type { Option } from './select/option.ts';
export { Select, type SelectProps } from './select/select.tsx';
export { importSheet } from './sheet-import/import-sheet.ts';
export type { SheetLine, SheetTexts } from './sheet-import/read-sheet.ts';
export { SheetFault, type SheetFaultCode } from './sheet-import/sheet-fault.ts';
export type { SheetEncoding } from './sheet-import/text-sheet.ts';
export { AfterDelay, Skeleton, type SkeletonProps } from './skeleton/skeleton.tsx';
export { movedTo, useSortable } from './sortable/use-sortable.ts';
export { Spinner } from './spinner/spinner.tsx';
export { Splitter, type SplitterProps } from './splitter/splitter.tsx';
export { Statistic, type StatisticProps } from './statistic/statistic.tsx';
export { type Step, Steps, type StepsProps } from './steps/steps.tsx';
export { Switch, type SwitchProps } from './switch/switch.tsx';
export { exportRows, saveFile } from './table-export/export-rows.ts';
export { fileName } from './table-export/file-name.ts';
export { printDocument, printHtml } from './table-export/print-rows.ts';
export type { SheetKind } from './table-export/write-sheet.ts';
export { type TabItem, Tabs, type TabsProps } from './tabs/tabs.tsx';
export { Tag, type TagProps } from './tag/tag.tsx';
export { TextInput, type TextInputProps } from './text-input/text-input.tsx';
export { Textarea, type TextareaProps } from './textarea/textarea.tsx';
export { Thumbnail, type ThumbnailProps } from './thumbnail/thumbnail.tsx';
export { TimeInput, type TimeInputProps } from './time-input/time-input.tsx';
export { toast, useToastHistory } from './toast/toast.ts';
export type { ToastEntry, ToastTone } from './toast/toast-store.ts';
export { ToastHistory, type ToastHistoryProps } from './toast-history/toast-history.tsx';
export type { Tone } from './tone.ts';
export { Tooltip, type TooltipProps } from './tooltip/tooltip.tsx';
export { SearchableTree, type SearchableTreeProps } from './tree/searchable-tree.tsx';
export {
  type FlatNode,
  moveNode,
  nestNodes,
  type TreeNode,
  type TreePlace,
} from './tree/tree-node.ts';
export type { LoadChildren } from './tree/use-lazy-children.ts';
export { PortalScope } from './ui-provider/portal-scope.tsx';
export { type Letterhead, useLabels, usePortalContainer } from './ui-provider/ui-context.ts';
export {
  type Density,
  type Theme,
  UiProvider,
  type UiProviderProps,
} from './ui-provider/ui-provider.tsx';
export { Upload, type UploadedFile, type UploadProps } from './upload/upload.tsx';
export { VisuallyHidden, type VisuallyHiddenProps } from './visually-hidden/visually-hidden.tsx';
