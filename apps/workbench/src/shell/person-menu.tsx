import { Avatar, Dialog, Menu, useConfirm } from '@garment-mes/ui';
import { BadgeCheck, Info, Languages, LogOut, MonitorCog, Moon, Rows3, Sun } from 'lucide-react';
import { useState } from 'react';
import { useText } from '#kit/i18n.ts';
import { setAppearance, useAppearance } from '../appearance.ts';
import styles from './header.module.css';

interface PersonMenuProps {
  readonly name: string;
  readonly avatar: string | undefined;
  readonly verified: boolean;
  readonly platform: string;
  readonly onVerify: () => void;
  /** Resolves when the session has ended. */
  readonly onSignOut: () => Promise<unknown>;
}

/** The person, how the workbench looks and speaks, and the way out. */
export function PersonMenu(props: PersonMenuProps) {
  const t = useText();
  const { theme, density, language } = useAppearance();
  const { ask, dialog } = useConfirm();
  const [about, setAbout] = useState(false);

  const trigger = (
    <button type="button" className={styles.person} title={t('个人菜单')}>
      <Avatar aria-hidden name={props.name} src={props.avatar} size={32} />
      <span className={styles.personName}>{props.name}</span>
    </button>
  );
  const items = [
    {
      id: 'verified',
      icon: <BadgeCheck />,
      label: props.verified ? t('已实名') : t('未实名'),
      onSelect: props.onVerify,
    },
    {
      id: 'language',
      icon: <Languages />,
      label: language === 'en' ? t('切换为中文') : t('切换为英文'),
      separated: true,
      onSelect: () => setAppearance({ language: language === 'en' ? 'zh-CN' : 'en' }),
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
    {
      id: 'about',
      icon: <Info />,
      label: t('关于'),
      separated: true,
      onSelect: () => setAbout(true),
    },
    {
      id: 'sign-out',
      icon: <LogOut />,
      label: t('退出登录'),
      onSelect: () =>
        ask({
          title: t('退出登录'),
          text: t('确定要退出登录吗？'),
          confirmLabel: t('退出'),
          onConfirm: props.onSignOut,
        }),
    },
  ];

  return (
    <>
      <Menu trigger={trigger} items={items} heading={props.name} align="end" />
      <Dialog open={about} onOpenChange={setAbout} title={t('关于')} size={420}>
        <p>{props.platform}</p>
        <p>{t('版本 {version}', { version: __BUILD_VERSION__ })}</p>
      </Dialog>
      {dialog}
    </>
  );
}
