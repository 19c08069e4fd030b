/** A tenant the person belongs to. */
export interface Company {
  readonly id: string;
  readonly name: string;
  /** '0': the default company. */
  readonly isDefault?: string | null;
  /** '2': deletion was asked for. */
  readonly delFlag?: string | null;
}

export interface Application {
  readonly id: string;
  readonly name: string;
  readonly url?: string | null;
  readonly avatar?: string | null;
}

export interface MenuEntry {
  readonly id: string;
  readonly name: string;
  readonly icon?: string | null;
  readonly url?: string | null;
  readonly method?: string | null;
  /** 2: a button permission; anything else: a node of the menu. */
  readonly menuType?: number | string | null;
  readonly parentId?: string | null;
}

/** How far the company and what may be opened in it are known. */
export type CompanyStatus = 'unknown' | 'none' | 'loading' | 'ready' | 'failed' | 'menu-failed';
