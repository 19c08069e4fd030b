import { type CompanyUser, joinCompany } from '@garment-mes/sdk/amc';
import { Alert, Avatar, Button, DescriptionList, useConfirm } from '@garment-mes/ui';
import { failureText, useAction } from '#app/api.tsx';
import { useText } from '#app/i18n.ts';
import styles from './membership.module.css';

interface InvitationProps {
  readonly member: CompanyUser;
  readonly onJoined: () => void;
}

/** Who invites me to what; a yes makes me a member, a no ends the link. */
export function Invitation({ member, onJoined }: InvitationProps) {
  const t = useText();
  const { employee, companyName, companyLogo, inviterName } = member;
  const join = useAction(joinCompany, { inline: true });
  const { ask, dialog } = useConfirm();
  const answer = (accept: boolean) => join.run({ body: { userCompanyId: employee.id, accept } });

  return (
    <section className={styles.step}>
      <div className={styles.company}>
        <Avatar aria-hidden name={companyName} src={companyLogo ?? undefined} size={48} />
        <h2>{companyName}</h2>
      </div>
      <DescriptionList
        columns={1}
        facts={[
          { id: 'name', term: t('姓名'), value: employee.employeeName },
          { id: 'dept', term: t('部门'), value: employee.deptName },
          { id: 'jobs', term: t('岗位'), value: employee.jobNames.join(t('、')) },
          { id: 'inviter', term: t('邀请人'), value: inviterName },
        ]}
      />
      {join.error !== undefined && <Alert tone="bad">{failureText(join.error)}</Alert>}
      <div className={styles.buttons}>
        <Button
          variant="primary"
          pending={join.pending}
          onClick={() => void answer(true).then(onJoined, () => undefined)}
        >
          {t('接受')}
        </Button>
        <Button
          disabled={join.pending}
          onClick={() =>
            ask({
              title: t('拒绝 {company} 的邀请？', { company: companyName }),
              danger: true,
              confirmLabel: t('拒绝'),
              onConfirm: () => answer(false),
            })
          }
        >
          {t('拒绝')}
        </Button>
      </div>
      {dialog}
    </section>
  );
}
