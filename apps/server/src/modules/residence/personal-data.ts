import type { PersonalData } from '../../personal-data.ts'

export const residencePersonalData: PersonalData = {
  impersonal: { 'sandbox_settings.country': 'the country in which the sandbox assumes every visitor' },
}
