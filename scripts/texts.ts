// `npm run texts -- export zh-HK file.po`, `import zh-HK file.po`, `draft`: the client's texts for translators, as PO files.
import { readFileSync, writeFileSync } from 'node:fs'
import { convert } from '../apps/web/src/shared/text/convert-to-hong-kong.ts'
import { addressOf, readCatalogue, readDrafts, source, writeCatalogue, writeDrafts } from './texts/catalogues.ts'
import { fromPo, toPo } from './texts/po.ts'

const usage = `Usage: npm run texts -- export <language> <file.po>   writes the texts of a language for translators
       npm run texts -- import <language> <file.po>   reads them back, all or none
       npm run texts -- draft                         writes missing zh-HK texts by the converter, marked as drafts`

/** Adds zh-HK texts that are missing, and marks them until a translator's file comes back without the mark. */
const draft = (): number => {
  const [texts, drafts] = [readCatalogue('zh-HK'), readDrafts()]
  const added: string[] = []
  for (const [table, originals] of Object.entries(readCatalogue(source)))
    for (const [key, original] of Object.entries(originals)) {
      if (texts[table]?.[key] !== undefined) continue
      texts[table] = { ...texts[table], [key]: convert(original) }
      added.push(addressOf(table, key))
    }
  writeCatalogue('zh-HK', texts)
  writeDrafts({ ...drafts, 'zh-HK': [...(drafts['zh-HK'] ?? []), ...added] })
  return added.length
}

const [command, language = '', file = ''] = process.argv.slice(2)
const isNamed = /^[a-z]{2,3}(-[A-Za-z]{2,4})?$/.test(language) && file !== ''
try {
  if (command === 'draft') console.log(`${draft()} zh-HK texts drafted. Read them, then run npm run generate.`)
  else if (command === 'export' && isNamed) {
    writeFileSync(file, toPo(language))
    console.log(`${file} written.`)
  } else if (command === 'import' && isNamed && language !== source) {
    const { texts, drafts } = fromPo(readFileSync(file, 'utf8'))
    writeCatalogue(language, texts)
    writeDrafts({ ...readDrafts(), [language]: drafts })
    console.log(`apps/web/texts/${language}.json written.`)
  } else {
    console.error(usage)
    process.exitCode = 1
  }
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
