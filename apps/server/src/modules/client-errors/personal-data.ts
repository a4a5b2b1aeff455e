import type { PersonalData } from '../../personal-data.ts'

export const clientErrorsPersonalData: PersonalData = {
  impersonal: { 'client_errors.name': 'the name of a class of errors; reports contain no personal data (A12)' },
}
