import { Avatar, Menu, useConfirm } from '@garment-mes/ui';
import {
  BadgeCheck,
  CircleQuestionMark,
  CircleUserRound,
  Info,
  KeyRound,
  Languages,
  LogOut,
  Megaphone,
  MessageSquareText,
  MonitorCog,
  MonitorUp,
  Moon,
  Rows3,
  ShieldCheck,
  Sun,
} from 'lucide-react';
import { useText } from '#app/i18n.ts';
import { setAppearance, useAppearance } from '../../appearance.ts';
import { useOtherLanguage } from '../../other-language.ts';
import styles from './header.module.css';

interface PersonMenuProps {
  readonly name: string;
  readonly avatar: string | undefined;
  readonly verified: boolean;
  /** Input nobody saved: leaving would lose it. */
  readonly unsaved: boolean;
  /** Leaving is all that is left to a person whose account is being deleted. */
  readonly leavingOnly: boolean;
  /** A window too narrow for the icons of the header: what they open is offered here. */
  readonly withTools: boolean;
  readonly onPersonalCentre: () => void;
  readonly onVerify: () => void;
  readonly onPassword: () => void;
  readonly onSecurityLog: () => void;
  /** `undefined` for people who may not pair wall boards. */
  readonly onBoardDevices: (() => void) | undefined;
  readonly onNotices: () => void;
  readonly onFeedback: () => void;
  readonly onHelp: () => void;
  readonly onAbout: () => void;
  /** Reports of work on this device that the server has not counted. */
  readonly unsentReports: () => Promise<number>;
  /** Resolves when the session has ended. */
  readonly onSignOut: () => Promise<unknown>;
}

/** The person, appearance and language of the workbench, and the way out. */
export function PersonMenu(props: PersonMenuProps) {
  const t = useText();
  const look = useLookItems();
  const { ask, dialog } = useConfirm();

  const trigger = (
    <button type="button" className={styles.person} title={t('个人菜单')}>
      <Avatar aria-hidden name={props.name} src={props.avatar} size={32} />
      <span className={styles.personName}>{props.name}</span>
    </button>
  );
  const own = [
    {
      id: 'centre',
      icon: <CircleUserRound />,
      label: t('个人中心'),
      onSelect: props.onPersonalCentre,
    },
    {
      id: 'verified',
      icon: <BadgeCheck />,
      label: props.verified ? t('已实名') : t('未实名'),
      onSelect: props.onVerify,
    },
    { id: 'password', icon: <KeyRound />, label: t('修改密码'), onSelect: props.onPassword },
    {
      id: 'security',
      icon: <ShieldCheck />,
      label: t('安全日志'),
      onSelect: props.onSecurityLog,
    },
    ...(props.onBoardDevices === undefined
      ? []
      : [
          {
            id: 'board-devices',
            icon: <MonitorUp />,
            label: t('看板设备'),
            onSelect: props.onBoardDevices,
          },
        ]),
  ];
  const tools = [
    {
      id: 'notices',
      icon: <Megaphone />,
      label: t('通知'),
      separated: true,
      onSelect: props.onNotices,
    },
    {
      id: 'feedback',
      icon: <MessageSquareText />,
      label: t('意见反馈'),
      onSelect: props.onFeedback,
    },
    { id: 'help', icon: <CircleQuestionMark />, label: t('帮助'), onSelect: props.onHelp },
    { id: 'about', icon: <Info />, label: t('关于'), onSelect: props.onAbout },
  ];
  const leave = {
    id: 'sign-out',
    icon: <LogOut />,
    label: t('退出登录'),
    separated: !props.leavingOnly,
    onSelect: () => void askToLeave(),
  };

  async function askToLeave() {
    const unsent = await props.unsentReports();
    ask({
      title: t('退出登录'),
      text: [
        unsent > 0 &&
          t('还有{n}条未上传，确定退出？它们留在本机，下次登录后再上传。', { n: unsent }),
        props.unsaved && t('有未保存的内容，退出后将丢失。确定要退出登录吗？'),
        unsent === 0 && !props.unsaved && t('确定要退出登录吗？'),
      ]
        .filter((words) => words !== false)
        .join(' '),
      confirmLabel: t('退出'),
      danger: props.unsaved || unsent > 0,
      onConfirm: props.onSignOut,
    });
  }

  const items = props.leavingOnly
    ? [leave]
    : [...own, ...(props.withTools ? tools : []), ...look, leave];

  return (
    <>
      <Menu trigger={trigger} items={items} heading={props.name} align="end" />
      {dialog}
    </>
  );
}

/** Appearance and language of the workbench, as entries of a menu. */
function useLookItems() {
  const t = useText();
  const { theme, density } = useAppearance();
  const otherLanguage = useOtherLanguage();
  return [
    {
      id: 'language',
      icon: <Languages />,
      label: otherLanguage.label,
      separated: true,
      onSelect: otherLanguage.choose,
    },
    ...(
      [
        ['light', t('浅色'), <Sun key="light" />],
        ['dark', t('深色'), <Moon key="dark" />],
        ['auto', t('跟随系统'), <MonitorCog key="auto" />],
      ] as const
    ).map(([id, label, icon]) => ({
      id,
      label,
      icon,
      checked: theme === id,
      separated: id === 'light',
      onSelect: () => setAppearance({ theme: id }),
    })),
    {
      id: 'dense',
      icon: <Rows3 />,
      label: t('紧凑显示'),
      checked: density === 'dense',
      onSelect: () => setAppearance({ density: density === 'dense' ? 'default' : 'dense' }),
    },
  ];
}
