import { accountFor } from '@/lib/shop/settings/bank-account';
import type { Seller } from '@/lib/shop/settings/settings-schema';
import {
  netGroups,
  type BusinessCustomer,
  type NetGroup,
  type PartyAddress,
  type StructuredDocument,
} from './structured-document';
import { xmlElement, xmlText } from './xml-element';

const NAMESPACES = {
  'xmlns:rsm': 'urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100',
  'xmlns:ram': 'urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100',
  'xmlns:udt': 'urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100',
};
/** Profile EN 16931 of ZUGFeRD 2 and Factur-X 1. */
const PROFILE = 'urn:cen.eu:en16931:2017';

const amount = (minor: number): string => (minor / 100).toFixed(2);
const sumOf = (nets: readonly { net: number }[]): number =>
  nets.reduce((sum, { net }) => sum + net, 0);

/** `20261224`, the day in Germany. */
const day = (date: Date): string =>
  date.toLocaleDateString('sv-SE', { timeZone: 'Europe/Berlin' }).replaceAll('-', '');

const dateTime = (name: string, date: Date): string =>
  xmlElement(name, xmlText('udt:DateTimeString', day(date), { format: '102' }));

const tax = ({ category, rate }: NetGroup): string[] => [
  xmlText('ram:CategoryCode', category),
  xmlText('ram:RateApplicablePercent', String((rate ?? 0) / 10)),
];

function lineItems(groups: readonly NetGroup[]): string[] {
  const lines = groups.flatMap((group) => group.items.map((item) => ({ group, item })));
  return lines.map(({ group, item: { name, quantity, net } }, at) =>
    xmlElement(
      'ram:IncludedSupplyChainTradeLineItem',
      xmlElement('ram:AssociatedDocumentLineDocument', xmlText('ram:LineID', String(at + 1))),
      xmlElement('ram:SpecifiedTradeProduct', xmlText('ram:Name', name)),
      xmlElement(
        'ram:SpecifiedLineTradeAgreement',
        xmlElement(
          'ram:NetPriceProductTradePrice',
          xmlText('ram:ChargeAmount', (net / quantity / 100).toFixed(4)),
        ),
      ),
      xmlElement(
        'ram:SpecifiedLineTradeDelivery',
        xmlText('ram:BilledQuantity', String(quantity), { unitCode: 'C62' }),
      ),
      xmlElement(
        'ram:SpecifiedLineTradeSettlement',
        xmlElement('ram:ApplicableTradeTax', xmlText('ram:TypeCode', 'VAT'), ...tax(group)),
        xmlElement(
          'ram:SpecifiedTradeSettlementLineMonetarySummation',
          xmlText('ram:LineTotalAmount', amount(net)),
        ),
      ),
    ),
  );
}

const postalAddress = (address: Omit<PartyAddress, 'name'>): string =>
  xmlElement(
    'ram:PostalTradeAddress',
    xmlText('ram:PostcodeCode', address.postalCode),
    xmlText('ram:LineOne', address.street),
    xmlText('ram:LineTwo', address.addition),
    xmlText('ram:CityName', address.city),
    xmlText('ram:CountryID', address.country),
    xmlText('ram:CountrySubDivisionName', address.state),
  );

const vatRegistration = (number: string | null): string =>
  number
    ? xmlElement('ram:SpecifiedTaxRegistration', xmlText('ram:ID', number, { schemeID: 'VA' }))
    : '';

const sellerParty = ({ name, vatNumber, ...address }: Seller): string =>
  xmlElement(
    'ram:SellerTradeParty',
    xmlText('ram:Name', name),
    postalAddress({ ...address, addition: null, state: null }),
    vatRegistration(vatNumber),
  );

const customerParty = (business: BusinessCustomer): string =>
  xmlElement(
    'ram:BuyerTradeParty',
    xmlText('ram:Name', business.name),
    xmlElement('ram:DefinedTradeContact', xmlText('ram:PersonName', business.contact)),
    postalAddress(business),
    vatRegistration(business.vatNumber),
  );

const agreement = ({ seller, business, orderNumber }: StructuredDocument): string =>
  xmlElement(
    'ram:ApplicableHeaderTradeAgreement',
    xmlText('ram:BuyerReference', business.reference),
    sellerParty(seller),
    customerParty(business),
    xmlElement('ram:SellerOrderReferencedDocument', xmlText('ram:IssuerAssignedID', orderNumber)),
  );

function delivery({ shipTo, suppliedAt }: StructuredDocument): string {
  const to =
    shipTo &&
    xmlElement('ram:ShipToTradeParty', xmlText('ram:Name', shipTo.name), postalAddress(shipTo));
  const at =
    suppliedAt &&
    xmlElement(
      'ram:ActualDeliverySupplyChainEvent',
      dateTime('ram:OccurrenceDateTime', suppliedAt),
    );
  // Required by the schema, even if it is empty.
  return `<ram:ApplicableHeaderTradeDelivery>${to ?? ''}${at ?? ''}</ram:ApplicableHeaderTradeDelivery>`;
}

/** 58 is a SEPA credit transfer (UNTDID 4461). */
const paymentMeans = ({ seller, currency, transferReference }: StructuredDocument): string =>
  transferReference
    ? xmlElement(
        'ram:SpecifiedTradeSettlementPaymentMeans',
        xmlText('ram:TypeCode', '58'),
        xmlElement(
          'ram:PayeePartyCreditorFinancialAccount',
          xmlText('ram:IBANID', accountFor(seller, currency).iban.replaceAll(' ', '')),
        ),
      )
    : '';

const taxes = (groups: readonly NetGroup[]): string[] =>
  groups.map((group) =>
    xmlElement(
      'ram:ApplicableTradeTax',
      xmlText('ram:CalculatedAmount', amount(group.vat)),
      xmlText('ram:TypeCode', 'VAT'),
      xmlText('ram:ExemptionReason', group.exemption),
      xmlText('ram:BasisAmount', amount(group.net)),
      ...tax(group),
    ),
  );

const changesOf = (groups: readonly NetGroup[]) =>
  groups.flatMap((group) => group.changes.map((change) => ({ ...change, group })));

const allowancesAndCharges = (groups: readonly NetGroup[]): string[] =>
  changesOf(groups).map(({ reason, gross, net, group }) =>
    xmlElement(
      'ram:SpecifiedTradeAllowanceCharge',
      xmlElement('ram:ChargeIndicator', xmlText('udt:Indicator', String(gross > 0))),
      xmlText('ram:ActualAmount', amount(Math.abs(net))),
      xmlText('ram:Reason', reason),
      xmlElement('ram:CategoryTradeTax', xmlText('ram:TypeCode', 'VAT'), ...tax(group)),
    ),
  );

function summation(groups: readonly NetGroup[], { currency, due }: StructuredDocument): string {
  const changes = changesOf(groups);
  const net = sumOf(groups);
  const vat = groups.reduce((sum, group) => sum + group.vat, 0);
  const total = net + vat;
  return xmlElement(
    'ram:SpecifiedTradeSettlementHeaderMonetarySummation',
    xmlText('ram:LineTotalAmount', amount(sumOf(groups.flatMap(({ items }) => items)))),
    xmlText('ram:ChargeTotalAmount', amount(sumOf(changes.filter(({ gross }) => gross > 0)))),
    xmlText(
      'ram:AllowanceTotalAmount',
      amount(-sumOf(changes.filter(({ gross }) => gross < 0)) || 0),
    ),
    xmlText('ram:TaxBasisTotalAmount', amount(net)),
    xmlText('ram:TaxTotalAmount', amount(vat), { currencyID: currency }),
    xmlText('ram:GrandTotalAmount', amount(total)),
    xmlText('ram:TotalPrepaidAmount', amount(total - due)),
    xmlText('ram:DuePayableAmount', amount(due)),
  );
}

const settlement = (document: StructuredDocument, groups: readonly NetGroup[]): string =>
  xmlElement(
    'ram:ApplicableHeaderTradeSettlement',
    xmlText('ram:PaymentReference', document.transferReference),
    xmlText('ram:InvoiceCurrencyCode', document.currency),
    paymentMeans(document),
    ...taxes(groups),
    ...allowancesAndCharges(groups),
    xmlElement('ram:SpecifiedTradePaymentTerms', xmlText('ram:Description', document.terms)),
    summation(groups, document),
    document.invoiceNumber
      ? xmlElement(
          'ram:InvoiceReferencedDocument',
          xmlText('ram:IssuerAssignedID', document.invoiceNumber),
        )
      : '',
  );

/**
 * Writes a document as UN/CEFACT Cross Industry Invoice (D16B) in the profile EN 16931, the file `factur-x.xml` of a
 * ZUGFeRD document.
 */
export function crossIndustryInvoice(document: StructuredDocument): string {
  const groups = netGroups(document.groups);
  const { type, number, issuedAt, notes } = document;
  const body = [
    xmlElement(
      'rsm:ExchangedDocumentContext',
      xmlElement('ram:GuidelineSpecifiedDocumentContextParameter', xmlText('ram:ID', PROFILE)),
    ),
    xmlElement(
      'rsm:ExchangedDocument',
      xmlText('ram:ID', number),
      xmlText('ram:TypeCode', type),
      dateTime('ram:IssueDateTime', issuedAt),
      ...notes.map((note) => xmlElement('ram:IncludedNote', xmlText('ram:Content', note))),
    ),
    xmlElement(
      'rsm:SupplyChainTradeTransaction',
      ...lineItems(groups),
      agreement(document),
      delivery(document),
      settlement(document, groups),
    ),
  ].join('');
  const names = Object.entries(NAMESPACES).map(([name, uri]) => ` ${name}="${uri}"`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<rsm:CrossIndustryInvoice${names.join('')}>${body}</rsm:CrossIndustryInvoice>\n`;
}
