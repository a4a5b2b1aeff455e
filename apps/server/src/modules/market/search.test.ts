import { describe, expect, test } from 'vitest'
import { searchInstruments } from './search.ts'

describe('searching instruments', () => {
  test.each([
    ['99125', '99125'],
    ['2800', '02800'],
    ['２８００', '02800'],
    ['澄湖', '99125'],
    ['灣綫', '99136'],
    ['湾线', '99136'],
    ['灣線鐵路', '99136'],
    ['BAYLINE', '99136'],
    ['railway bayline', '99136'],
    ['九瀾', '99108'],
    ['lth40', 'LTH40'],
    ['燈塔40', 'LTH40'],
    [' chinaamc  bitcoin ', '03042'],
  ])('the search for %s finds %s first', (content, code) => {
    expect(searchInstruments(content)[0]?.code).toBe(code)
  })

  test('the name of a fund finds all its counters, the beginning of a code finds all that match, and at most twenty are found', () => {
    expect(
      searchInstruments('华夏比特币')
        .map(({ code }) => code)
        .sort(),
    ).toEqual(['03042', '09042', '83042'])
    expect(searchInstruments('991').length).toBe(20)
  })

  test.each(['', '   ', '%', '_', '\\', "' or 1=1 --", '\0', '\ud800', '(((((((((', '<!>', '😀', '.*'])(
    'the hostile search %j finds nothing and does not fail',
    (content) => {
      expect(searchInstruments(content)).toEqual([])
    },
  )
})
