import type { MaskedAddress } from '@foyer/api/gifts'
import { type ReactNode, useState } from 'react'
import * as gateStyles from '../../../shared/activity/gate/gate.module.css'
import * as addressLinesStyles from '../../../shared/address/address-lines.module.css'
import { AddressLines, useAreaName } from '../../../shared/address/address-lines.tsx'
import { useText } from '../../../shared/text/use-text.ts'
import { Button } from '../../../shared/ui/button.tsx'
import * as styles from './parcel.module.css'
import { text } from './text.ts'
import { useAddress } from './use-address.ts'

/** The delivery address. It is masked because bystanders may see the screen; the owner can show it in full. */
export const DeliverTo = ({ id, masked, children }: { id: string; masked: MaskedAddress; children: ReactNode }) => {
  const t = useText(text)
  const [isWanted, want] = useState(false)
  const area = useAreaName(masked.place, masked.area)
  const { data, error, isFetching, refetch } = useAddress(id, isWanted)
  const isShown = isWanted && data !== undefined
  const hasFailed = isWanted && !data && !isFetching && error !== null
  return (
    <>
      {isShown ? (
        <AddressLines address={data.address} />
      ) : (
        <span className={addressLinesStyles.addressLines}>
          <span>
            {masked.name} <span className="numbers">{masked.mobile}</span>
          </span>
          {area && <span>{area}</span>}
          <span>{masked.line}</span>
        </span>
      )}
      {hasFailed && (
        <p className={gateStyles.gateProblem} role="alert">
          {t.showFailed}
        </p>
      )}
      <div className={styles.parcelActions}>
        <Button
          look="plain"
          busy={isWanted && isFetching && !data}
          aria-pressed={isShown}
          onClick={() => {
            if (hasFailed) void refetch()
            else want(!isWanted)
          }}
        >
          {isShown ? t.hide : t.show}
        </Button>
        {children}
      </div>
    </>
  )
}
