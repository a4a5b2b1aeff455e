import type { MaskedAddress } from '@foyer/contract/gifts'
import { type ReactNode, useState } from 'react'
import { useText } from '../../../shared/text/use-text.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { AddressLines, useAreaName } from '../parts/address-lines.tsx'
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
        <span className="address-lines">
          <span>
            {masked.name} <span className="numbers">{masked.mobile}</span>
          </span>
          {area && <span>{area}</span>}
          <span>{masked.line}</span>
        </span>
      )}
      {hasFailed && (
        <p className="gate-problem" role="alert">
          {t.showFailed}
        </p>
      )}
      <div className="parcel-actions">
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
