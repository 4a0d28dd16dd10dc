import type { Pdf } from './text-lines.server';

/** The name that ZUGFeRD 2 and Factur-X 1 give the embedded file. */
const FILE_NAME = 'factur-x.xml';

const FACTUR_X = 'urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#';
const PROPERTIES: readonly (readonly [name: string, value: string, description: string])[] = [
  ['DocumentFileName', FILE_NAME, 'name of the embedded XML invoice file'],
  ['DocumentType', 'INVOICE', 'INVOICE'],
  ['Version', '1.0', 'The actual version of the Factur-X XML schema'],
  ['ConformanceLevel', 'EN 16931', 'The conformance level of the embedded Factur-X data'],
];

/** PDF/A requires a description of the properties that it does not define itself. */
const schemaDescription = `
<rdf:Description rdf:about="" xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/" xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#">
  <pdfaExtension:schemas><rdf:Bag><rdf:li rdf:parseType="Resource">
    <pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema>
    <pdfaSchema:namespaceURI>${FACTUR_X}</pdfaSchema:namespaceURI>
    <pdfaSchema:prefix>fx</pdfaSchema:prefix>
    <pdfaSchema:property><rdf:Seq>${PROPERTIES.map(
      ([name, , description]) => `
      <rdf:li rdf:parseType="Resource">
        <pdfaProperty:name>${name}</pdfaProperty:name>
        <pdfaProperty:valueType>Text</pdfaProperty:valueType>
        <pdfaProperty:category>external</pdfaProperty:category>
        <pdfaProperty:description>${description}</pdfaProperty:description>
      </rdf:li>`,
    ).join('')}
    </rdf:Seq></pdfaSchema:property>
  </rdf:li></rdf:Bag></pdfaExtension:schemas>
</rdf:Description>
<rdf:Description rdf:about="" xmlns:fx="${FACTUR_X}">
${PROPERTIES.map(([name, value]) => `  <fx:${name}>${value}</fx:${name}>`).join('\n')}
</rdf:Description>`;

/** Embeds a structured document in a PDF/A-3 and names it in the metadata, as ZUGFeRD requires. */
export function attachStructured(pdf: Pdf, xml: string): void {
  const now = new Date();
  const options = {
    name: FILE_NAME,
    type: 'text/xml',
    description: 'Factur-X/ZUGFeRD',
    // The document can be read from either of the two.
    relationship: 'Alternative',
    creationDate: now,
    modifiedDate: now,
  };
  // A variable, because the types do not know the relationship.
  pdf.file(Buffer.from(xml), options);
  pdf.appendXML(schemaDescription);
}
