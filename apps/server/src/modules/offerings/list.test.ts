import { offeringList } from '@foyer/contract/offerings'
import { expect, test } from 'vitest'
import { testApp } from '../../testing/context.ts'

const { app } = await testApp()

const list = async (path: string, headers = {}) => {
  const reply = await app.inject({ url: `/api/offerings/${path}`, headers })
  return { http: reply.statusCode, etag: String(reply.headers.etag), body: reply.json() }
}

test('R15 R19 what there is to apply for is told to anybody, what can be applied for first, in every phase', async () => {
  const bonds = offeringList.parse((await list('491')).body)
  expect(bonds.offerings.map(({ code, phase }) => [code, phase])).toEqual([
    ['green-bond-2026-1', 'open'],
    ['green-bond-2025-1', 'settled'],
  ])
  const shares = offeringList.parse((await list('495')).body)
  expect(shares.offerings.map(({ code, phase }) => [code, phase])).toEqual([
    ['northwater-desalination', 'open'],
    ['cedar-ridge-medical', 'open'],
    ['lantern-grid-storage', 'cut_off'],
    ['harbourlight-logistics', 'upcoming'],
    ['terrace-tea', 'closed'],
    ['blue-kiln-ceramics', 'allotted'],
    ['meridian-rail-signalling', 'settled'],
  ])
})
