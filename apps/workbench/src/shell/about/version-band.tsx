import { Alert, Button } from '@garment-mes/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useRouter } from 'wouter';
import { useText } from '#app/i18n.ts';
import { ownPage, pageAround } from '../../page-around.ts';
import { reloadPage } from '../pages/reload-page.ts';
import { deployedBuild, runningBuild } from './deployed-build.ts';

/** How often the server is asked which build it hands out, in milliseconds. */
const ASK_MS = 600_000;

/** Says that the product was updated; the person decides when to go over. Input is kept over it. */
export function VersionBand() {
  const t = useText();
  const { base } = useRouter();
  const running = runningBuild();
  const [later, setLater] = useState<string>();
  const { data: deployed } = useQuery({
    queryKey: ['deployed-build'],
    queryFn: () => deployedBuild(`${base}/`),
    enabled: running !== undefined && pageAround() === ownPage,
    refetchInterval: ASK_MS,
    refetchOnMount: false,
    refetchOnWindowFocus: true,
  });
  if (!deployed || deployed === running || deployed === later) return null;
  return (
    <Alert
      tone="info"
      actions={
        <>
          <Button size="small" variant="primary" onClick={reloadPage}>
            {t('刷新')}
          </Button>
          <Button size="small" variant="plain" onClick={() => setLater(deployed)}>
            {t('稍后')}
          </Button>
        </>
      }
    >
      {t('系统已更新，刷新后使用新版本。未保存的内容会保留。')}
    </Alert>
  );
}
