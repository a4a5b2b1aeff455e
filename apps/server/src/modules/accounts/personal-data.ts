import { exportSection, type PersonalData, type Retained } from '../../personal-data.ts'
import { accountRowsOf } from './exported.ts'

/** An erasure concerns the person, not the account. */
const retained: Retained = {
  why: 'the law requires the broker to keep the records of an account with it',
  until: 'the account is deleted',
}

export const accountsPersonalData: PersonalData = {
  tables: {
    client_accounts: {
      purpose: 'shows clients their account, and checks a login to it',
      receivers: ['accountDirectory', 'credentialCheck'],
      columns: [
        'fund_user_code',
        'client_no_hash',
        'client_no_sealed',
        'name_sealed',
        'mobile_hash',
        'mobile_sealed',
        'residence',
        'password_hash',
        'totp_sealed',
        'totp_step',
        'directory_digest',
      ],
      exportedIn: 'logins',
      retained,
    },
    client_identities: {
      purpose: 'limits an offer to one application of a holder, whatever the number of accounts',
      columns: ['account_id', 'holder_hash', 'document', 'born_sealed'],
      exportedIn: 'account',
      retained,
    },
    positions: {
      purpose: 'shows clients their holdings',
      columns: ['account_id'],
      exportedIn: 'account',
      retained,
    },
    position_changes: {
      purpose: 'shows clients what their account was worth on a past day',
      columns: ['account_id'],
      notExported: 'its sums are the positions, which the export contains',
      retained,
    },
    credit_limits: {
      purpose: 'shows clients their credit limit',
      columns: ['account_id'],
      exportedIn: 'account',
      retained,
    },
    fee_discounts: {
      purpose: 'applies a discount that a client was granted',
      columns: ['account_id'],
      exportedIn: 'account',
      retained,
    },
    trading_passwords: {
      purpose: 'confirms an order of a client',
      columns: ['account_id', 'hash'],
      notExported: 'it contains the hash of a password and its failures',
      retained,
    },
  },
  impersonal: {
    'client_accounts.account_type': 'the kind of account, cash or margin, which many accounts share',
  },
  exports: [exportSection('account', accountRowsOf)],
}
