import { accountDirectoryContract } from '../src/connectors/account-directory/contract.ts'
import { backOfficeContract } from '../src/connectors/back-office/contract.ts'
import { booksContract } from '../src/connectors/books/contract.ts'
import { credentialsContract } from '../src/connectors/credentials/contract.ts'
import { listsContract } from '../src/connectors/lists/contract.ts'
import { marketDataContract } from '../src/connectors/market-data/contract.ts'
import { ordersContract } from '../src/connectors/orders/contract.ts'
import { smsContract } from '../src/connectors/sms/contract.ts'
import { openApiOf } from '../src/connectors/wire/openapi.ts'

/** Generators of the documents of the firm's systems, by path from the root. */
export const connectorDocuments: Readonly<Record<string, () => string>> = Object.fromEntries(
  [
    accountDirectoryContract,
    credentialsContract,
    smsContract,
    booksContract,
    ordersContract,
    backOfficeContract,
    listsContract,
    marketDataContract,
  ].map((contract) => [`docs/connectors/${contract.system}.openapi.json`, () => openApiOf(contract)]),
)
