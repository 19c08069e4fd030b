import {
  Banknote,
  Barcode,
  Boxes,
  Building2,
  CalendarClock,
  CalendarDays,
  ChartColumn,
  ClipboardList,
  Factory,
  FileBox,
  FolderTree,
  Layers,
  LayoutGrid,
  type LucideIcon,
  Package,
  QrCode,
  Scissors,
  Send,
  Settings,
  ShieldCheck,
  Shirt,
  Smartphone,
  Spool,
  Tags,
  Users,
  Wrench,
} from 'lucide-react';
import { memo } from 'react';

/** Icon names a menu entry may carry, as lucide writes them. */
const icons: Readonly<Record<string, LucideIcon>> = {
  banknote: Banknote,
  barcode: Barcode,
  boxes: Boxes,
  'building-2': Building2,
  'calendar-clock': CalendarClock,
  'calendar-days': CalendarDays,
  'chart-column': ChartColumn,
  'clipboard-list': ClipboardList,
  factory: Factory,
  'file-box': FileBox,
  'folder-tree': FolderTree,
  layers: Layers,
  package: Package,
  'qr-code': QrCode,
  scissors: Scissors,
  send: Send,
  settings: Settings,
  'shield-check': ShieldCheck,
  shirt: Shirt,
  smartphone: Smartphone,
  spool: Spool,
  tags: Tags,
  users: Users,
  wrench: Wrench,
};

/** The picture of a menu group; an unknown name gets a neutral one. */
export const MenuIcon = memo(function MenuIcon({ name }: { readonly name: string | undefined }) {
  const Icon = icons[name ?? ''] ?? LayoutGrid;
  return <Icon aria-hidden size={24} strokeWidth={1.5} />;
});
