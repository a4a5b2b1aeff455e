import type { AgreementKey } from '@foyer/contract/content'

export interface SheetProps {
  agreementKey: AgreementKey
  onClose: () => void
}
