import type { Gift } from '@foyer/api/gifts'

type NextEvent = 'submit' | 'pack' | 'ship' | 'deliver' | 'readdress'
/** The events that follow, by the state of the gift. */
export const nextEvents = ({ status, addressNeeded }: Gift): readonly NextEvent[] => {
  if (status === 'claimable') return ['submit', 'pack', 'ship', 'deliver']
  if (status === 'preparing') return ['pack', 'ship', 'deliver']
  if (status === 'packed') return ['ship', 'deliver']
  if (status === 'shipped') return ['deliver']
  if (status === 'returned') return addressNeeded ? ['readdress', 'ship', 'deliver'] : ['ship', 'deliver']
  return []
}
