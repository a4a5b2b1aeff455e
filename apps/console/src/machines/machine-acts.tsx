import type { MachineClient } from '@foyer/api/staff/people'
import { useText } from '@foyer/staff-interface/language'
import { fill } from '@foyer/staff-interface/table'
import { useState } from 'react'
import { useActAddress } from '../acts/act-address.ts'
import { ActForm } from '../acts/act-form.tsx'
import { dropDraft } from '../acts/draft.ts'
import { useAct } from '../acts/query.ts'
import { Button } from '../ui/button.tsx'
import { CopyText } from '../ui/copy-text.tsx'
import { Modal } from '../ui/modal.tsx'
import { useSay } from '../ui/toasts.tsx'
import { AddClient, type Added } from './add-client.tsx'
import { text } from './text.ts'

const Close = ({ client: { id, name }, close }: { client: MachineClient; close: () => void }) => {
  const t = useText(text)
  const say = useSay()
  const { run, ...state } = useAct('POST /staff/machines/close', 'POST /staff/machines', () => {
    dropDraft()
    say(fill(t.closeDone, { name }))
    close()
  })
  return (
    <ActForm
      {...state}
      form={`close ${id}`}
      confirm={t.closeConfirm}
      isDangerous
      run={(reason) => run({ id, reason })}
      close={close}
    />
  )
}

interface Props {
  readonly clients: readonly MachineClient[]
  readonly canAdd: boolean
  readonly canClose: boolean
}

/** The dialog of the act that the address names, and the token of a client that was just added. */
export const MachineActs = ({ clients, canAdd, canClose }: Props) => {
  const t = useText(text)
  const { act, id, close } = useActAddress()
  // never in the address, in storage or among the data of lists
  const [added, setAdded] = useState<Added>()
  const closing = act === 'close' && canClose ? clients.find((client) => client.id === id) : undefined
  const leave = () => {
    dropDraft()
    close()
  }
  return (
    <>
      <Modal
        isOpen={closing !== undefined}
        close={leave}
        title={closing ? fill(t.closeTitle, { name: closing.name }) : ''}
        lead={<p>{t.closeLead}</p>}
      >
        {closing && <Close client={closing} close={close} />}
      </Modal>
      <Modal isOpen={act === 'add' && canAdd} close={leave} title={t.addTitle} lead={<p>{t.addLead}</p>}>
        <AddClient
          close={leave}
          added={(client) => {
            close()
            setAdded(client)
          }}
        />
      </Modal>
      <Modal
        isOpen={added !== undefined}
        title={added ? fill(t.tokenTitle, { name: added.name }) : ''}
        lead={<p className="notice notice-warn">{t.tokenLead}</p>}
      >
        {added && (
          <>
            <CopyText value={added.token} isLong />
            <div className="field">
              <p className="hint">{t.tokenUse}</p>
              <code>Authorization: Bearer fmc_…</code>
            </div>
          </>
        )}
        <div className="modal-acts">
          <Button kind="main" onClick={() => setAdded(undefined)}>
            {t.tokenStored}
          </Button>
        </div>
      </Modal>
    </>
  )
}
