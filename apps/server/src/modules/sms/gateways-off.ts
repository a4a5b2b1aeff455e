import type { ISql } from 'postgres'

/** The names of the gateways that staff switched off. */
export const gatewaysOff = async (db: ISql): Promise<ReadonlySet<string>> => {
  const rows = await db<{ gateway: string }[]>`select gateway from sms_gateways_off`
  return new Set(rows.map(({ gateway }) => gateway))
}
