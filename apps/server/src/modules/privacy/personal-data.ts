import type { PersonalData } from '../../personal-data.ts'

/** The records of erasures, and columns of tables that belong to no module. */
export const privacyPersonalData: PersonalData = {
  tables: {
    erasures: {
      purpose: 'proves an erasure',
      columns: ['person_id'],
      notExported: 'it exists only for a person who can no longer sign in',
      retained: { why: 'the firm proves that it erased the person', until: 'the database is deleted' },
    },
  },
  impersonal: {
    'migrations.name': 'the name of a file',
    'function_versions.name': 'the name of a file',
    'key_fingerprints.name': 'the name of a secret of the firm',
  },
}
