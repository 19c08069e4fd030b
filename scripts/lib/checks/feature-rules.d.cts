/** A feature of the server: what it is, and whose doors it uses. */
export interface ServerFeature {
  readonly name: string;
  readonly what: string;
  readonly uses: readonly string[];
}

/** A rule of dependency-cruiser. */
export interface ImportRule {
  readonly name: string;
  readonly severity: 'error';
  readonly from: { readonly path: string; readonly pathNot?: string };
  readonly to: { readonly path?: string; readonly pathNot?: string };
}

export declare const featureRules: (features: readonly ServerFeature[]) => ImportRule[];

export declare const tableFaults: (
  features: readonly ServerFeature[],
  folders: readonly string[],
) => string[];

export declare const unusedArrows: (
  features: readonly ServerFeature[],
  pairs: readonly (readonly [string, string])[],
) => string[];
