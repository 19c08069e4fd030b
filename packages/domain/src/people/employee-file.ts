/** One field of an employee's file: who keeps it right, where it is stored and who sees it. */
export interface EmployeeField {
  /** `person`: the person as well as personnel; `personnel`: they alone. */
  readonly keptBy: 'person' | 'personnel';
  /**
   * `column`: as it is; `sealed`: unreadable in the database; `account`: with the account, above any one company;
   * `apart`: by steps of its own (department, jobs, state, invitation).
   */
  readonly stored: 'column' | 'sealed' | 'account' | 'apart';
  /** Never empty. */
  readonly needed: boolean;
  /** A column of the import sheet. */
  readonly imported: boolean;
  /** Kept from heads of departments who see the rest of the file. */
  readonly personal: boolean;
  /** Read and written only by those who may see wages. */
  readonly wage?: true;
  /** Property of the answer that shows it; the field itself when left out. */
  readonly shownAs?: string;
}

const YES = true;
const NO = false;

/** The file of an employee. A field of the document that is missing here does not compile. */
// biome-ignore format: a field is one line.
export const employeeFile = {
  employeeNo: { keptBy: 'personnel', stored: 'column', needed: YES, imported: YES, personal: NO },
  employeeName: { keptBy: 'personnel', stored: 'column', needed: YES, imported: YES, personal: NO },
  phone: { keptBy: 'person', stored: 'column', needed: NO, imported: YES, personal: YES },
  deptId: { keptBy: 'personnel', stored: 'apart', needed: YES, imported: YES, personal: NO },
  jobIds: { keptBy: 'personnel', stored: 'apart', needed: YES, imported: YES, personal: NO, shownAs: 'jobNames' },
  payType: { keptBy: 'personnel', stored: 'column', needed: YES, imported: YES, personal: NO },
  payCoefficient: { keptBy: 'personnel', stored: 'column', needed: YES, imported: YES, personal: NO, wage: YES },
  hireDate: { keptBy: 'personnel', stored: 'column', needed: NO, imported: YES, personal: NO },
  outUser: { keptBy: 'personnel', stored: 'column', needed: YES, imported: YES, personal: NO },
  badgeNo: { keptBy: 'personnel', stored: 'column', needed: NO, imported: YES, personal: NO },
  gender: { keptBy: 'person', stored: 'column', needed: NO, imported: YES, personal: NO },
  birthDate: { keptBy: 'person', stored: 'column', needed: NO, imported: NO, personal: YES },
  nativePlace: { keptBy: 'person', stored: 'column', needed: NO, imported: NO, personal: YES },
  idCard: { keptBy: 'person', stored: 'sealed', needed: NO, imported: NO, personal: YES, shownAs: 'idCardLast4' },
  bankCard: { keptBy: 'person', stored: 'sealed', needed: NO, imported: NO, personal: YES, shownAs: 'bankCardLast4' },
  avatar: { keptBy: 'person', stored: 'account', needed: NO, imported: NO, personal: NO },
  emergencyContact: { keptBy: 'person', stored: 'column', needed: NO, imported: NO, personal: YES },
  baseWage: { keptBy: 'personnel', stored: 'column', needed: NO, imported: NO, personal: NO, wage: YES },
  hourlyRate: { keptBy: 'personnel', stored: 'column', needed: NO, imported: NO, personal: NO, wage: YES },
  skillGrade: { keptBy: 'personnel', stored: 'column', needed: NO, imported: NO, personal: NO },
  inTrainingUntil: { keptBy: 'personnel', stored: 'column', needed: NO, imported: NO, personal: NO },
  leaveDate: { keptBy: 'personnel', stored: 'column', needed: NO, imported: NO, personal: NO },
  leaveReason: { keptBy: 'personnel', stored: 'column', needed: NO, imported: NO, personal: YES },
  status: { keptBy: 'personnel', stored: 'apart', needed: YES, imported: NO, personal: NO },
  isDefault: { keptBy: 'person', stored: 'account', needed: YES, imported: NO, personal: NO },
  invite: { keptBy: 'personnel', stored: 'apart', needed: NO, imported: NO, personal: NO, shownAs: 'status' },
  remark: { keptBy: 'personnel', stored: 'column', needed: NO, imported: YES, personal: NO },
} as const satisfies Readonly<Record<string, EmployeeField>>;
