import type { AgreementKey } from '@foyer/api/content'

export interface SheetProps {
  agreementKey: AgreementKey
  onClose: () => void
}
