import {
  type CompanyUser,
  type SaveEducationBody,
  saveEducation,
  saveWorkExperience,
} from '@garment-mes/sdk/amc';
import { EducationFields, WorkExperienceFields } from '@garment-mes/sdk/labels';
import { useAction } from '#app/api.tsx';
import { useText } from '#app/i18n.ts';
import { type PastLine, PastLines } from './past-lines.tsx';

type Degree = SaveEducationBody['rows'][number]['degree'];

/** Values of the service as texts a person can type over. */
const lineOf = (row: object): PastLine =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, value === null ? '' : String(value)]),
  );

const orNull = (text: string | undefined): string | null => text?.trim() || null;

/** Schools and employers of a person, entered by the person. */
export function MyPast({ member }: { readonly member: CompanyUser }) {
  const t = useText();
  const { educations, works } = member;
  const { id, version } = member.employee;
  const said = { ok: t('保存成功'), inline: true };
  const schools = useAction(saveEducation, said);
  const employers = useAction(saveWorkExperience, said);
  const period = ({ startDate, endDate }: PastLine) => ({
    startDate: orNull(startDate),
    endDate: orNull(endDate),
  });

  return (
    <>
      <PastLines
        title={t('教育经历')}
        name="educations"
        fields={EducationFields}
        columns={['school', 'degree', 'major', 'startDate', 'endDate']}
        lines={educations.map(lineOf)}
        pending={schools.pending}
        error={schools.error}
        onSave={(lines) =>
          schools.run({
            body: {
              id,
              version,
              rows: lines.map((line) => ({
                id: orNull(line.id),
                school: line.school?.trim() ?? '',
                degree: line.degree ? (Number(line.degree) as Degree) : null,
                major: orNull(line.major),
                ...period(line),
              })),
            },
          })
        }
      />
      <PastLines
        title={t('工作经历')}
        name="works"
        fields={WorkExperienceFields}
        columns={['company', 'jobTitle', 'startDate', 'endDate', 'leaveReason']}
        lines={works.map(lineOf)}
        pending={employers.pending}
        error={employers.error}
        onSave={(lines) =>
          employers.run({
            body: {
              id,
              version,
              rows: lines.map((line) => ({
                id: orNull(line.id),
                company: line.company?.trim() ?? '',
                jobTitle: orNull(line.jobTitle),
                leaveReason: orNull(line.leaveReason),
                ...period(line),
              })),
            },
          })
        }
      />
    </>
  );
}
