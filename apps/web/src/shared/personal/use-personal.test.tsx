import { requestsOf } from '@foyer/testing/browser'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { pathTo } from '../../platform/path-to.ts'
import { openPart } from '../../testing/part.tsx'
import { usePersonal } from './use-personal.ts'

const unread = 'POST /api/user/notices/unread'

interface PartProps {
  /** gets what reads the state again, as an act of the part has it */
  onRender: (readAgain: () => Promise<unknown>) => void
}

const Part = ({ onRender }: PartProps) => {
  const { data, refetch } = usePersonal(pathTo('POST /user/notices/unread'), {})
  onRender(refetch)
  return <p>{data ? `${data.unread} unread` : 'none yet'}</p>
}

test('A part that was left reads nothing again, also when an act of it ends later', async () => {
  let readAgain = async (): Promise<unknown> => undefined
  await openPart(
    <Part
      onRender={(refetch) => {
        readAgain = refetch
      }}
    />,
    { viewer: 'registered', answers: { [unread]: { unread: 3 } } },
  )
  await expect.element(page.getByText('3 unread')).toBeVisible()
  await readAgain()
  expect(requestsOf(unread)).toHaveLength(2)
  await cleanup()
  await readAgain()
  expect(requestsOf(unread)).toHaveLength(2)
})
