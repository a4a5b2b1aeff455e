import type { currentVersions } from './versions.ts'

export type Versions = Awaited<ReturnType<typeof currentVersions>>

/** Whether a person agreed to these versions of the documents, which need no second agreement then. */
export const isSame = (agreed: Partial<Versions> | null | undefined, current: Versions): boolean =>
  (['disclaimer', 'privacy', 'service'] as const).every((key) => agreed?.[key] === current[key])
