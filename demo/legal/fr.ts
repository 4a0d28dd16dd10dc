import { leadingTo, reach, sectioned, type LegalWords, WITHDRAWAL_FORM } from './legal-words';

export const fr: LegalWords = {
  imprint: (company) =>
    sectioned(
      'Cette boutique sert de démonstration : société, adresse et numéros sont inventés.',
      ['Éditeur', company.name, `${company.address}, Allemagne`],
      ['Contact', reach(company, 'Téléphone', 'e-mail')],
      ['Représentation', 'La société est représentée par sa gérance.'],
      ['Registre', 'Tribunal d’instance de Munich, HRB 000000.'],
      ['TVA', 'Numéro de TVA intracommunautaire : DE000000000.'],
      [
        'Emballages',
        'Inscription au registre allemand des emballages sous le numéro DE0000000000000.',
      ],
      [
        'Responsable de la publication',
        'La direction, à l’adresse ci-dessus. Toutes les images et tous les films de cette boutique sont nos propres dessins.',
      ],
      [
        'Litiges',
        'Nous ne participons pas aux procédures devant un organisme allemand de règlement des litiges de consommation et n’y sommes pas tenus.',
      ],
    ),
  privacy: (company) =>
    sectioned(
      'Nous conservons ce qu’exige une commande, et pas plus longtemps que la loi ne l’impose.',
      [
        'Responsable du traitement',
        `${company.name}, ${company.address}, Allemagne. Vous pouvez joindre notre délégué à la protection des données à la même adresse.`,
        reach(company, 'Téléphone', 'e-mail'),
      ],
      [
        'Votre visite',
        'Pour vous envoyer une page, nos serveurs traitent votre adresse IP, l’adresse consultée et le nom de votre navigateur. Cela sert au fonctionnement et à la sécurité de la boutique (article 6, paragraphe 1, point f), du RGPD).',
        'Nous conservons le panier, la liste d’envies et la réservation d’un visiteur sans compte sept jours à compter de la dernière modification. La boutique dépose pour cela des cookies nécessaires ; ils retiennent aussi votre choix sur les cookies, le pays et la langue.',
      ],
      [
        'Votre choix sur les cookies',
        'Statistiques, marketing et contenus de tiers, cartes et vidéos par exemple, ne se chargent qu’avec votre accord (article 6, paragraphe 1, point a), du RGPD). Vous pouvez modifier votre choix au bas de chaque page ; ce qui a été enregistré avec votre accord est alors effacé.',
      ],
      [
        'Compte et commandes',
        'Pour la commande, la réservation, le retour et le compte, nous traitons votre nom, votre adresse, votre e-mail, votre téléphone si vous le donnez, et vos achats (article 6, paragraphe 1, point b), du RGPD).',
        'Dans votre compte, vous pouvez télécharger tout ce que nous conservons sur vous et supprimer le compte. Nous devons garder les factures aussi longtemps que le droit fiscal l’exige.',
      ],
      [
        'Paiement',
        'Vous payez sur la page de notre prestataire de paiement. Il reçoit le montant, le numéro de commande et vos données de paiement ; les numéros de carte ne nous parviennent jamais.',
      ],
      [
        'Livraison',
        'Le transporteur reçoit votre nom, votre adresse et, si vous le souhaitez, votre e-mail, pour annoncer et remettre le colis.',
      ],
      [
        'Conseiller taille',
        'Ce que vous dites au conseiller taille reste dans votre navigateur et ne nous est pas envoyé. Vous pouvez l’y effacer.',
      ],
      [
        'Newsletter',
        'Nous ne vous écrivons qu’après confirmation de votre adresse, et plus du tout dès que vous vous désinscrivez. Le lien figure dans chaque e-mail.',
      ],
      [
        'Messages et avis',
        'Ce que vous nous écrivez sert à vous répondre. Un avis paraît sous le nom que vous indiquez.',
      ],
      [
        'Vos droits',
        'Vous disposez des droits d’accès, de rectification, d’effacement, de limitation du traitement et de portabilité des données. Vous pouvez retirer votre consentement à tout moment et vous opposer à un traitement fondé sur l’intérêt légitime.',
      ],
      [
        'Questions et réclamations',
        'Écrivez-nous via le formulaire de contact. Vous pouvez aussi saisir l’autorité de protection des données de votre pays.',
      ],
    ),
  terms: (company) =>
    sectioned(
      `Ces conditions s’appliquent à tout ce que vous achetez ici en tant que consommateur. Votre cocontractant est ${company.name}, ${company.address}, Allemagne.`,
      [
        '1. Commande',
        'Ce que montre la boutique n’est pas encore une offre ferme. Avant la dernière étape, vous voyez tous les articles, les prix et vos données, et pouvez corriger d’éventuelles erreurs. Avec « Commander avec obligation de paiement », vous passez votre commande.',
        'Le contrat est conclu dès que nous confirmons la commande par e-mail. Nous conservons le texte de la commande ; vous le trouvez dans cet e-mail et dans votre compte. Le contrat peut être conclu en français.',
      ],
      [
        '2. Prix',
        'Tous les prix s’entendent TVA comprise. Pour un prix réduit, nous indiquons aussi le plus bas des trente jours précédant la réduction. Les frais de livraison figurent dans le panier avant la commande.',
      ],
      [
        '3. Paiement',
        'Les moyens de paiement proposés s’affichent au moment de payer. En cas d’achat sur facture, vous payez dans les quatorze jours suivant la réception.',
      ],
      [
        '4. Livraison',
        leadingTo(
          'Nous livrons dans les pays proposés par la boutique. Délais et frais figurent à la page',
          'node_shipping_modal',
          'Livraison et retour',
        ),
        'Si un article se révèle indisponible, nous vous le disons aussitôt et remboursons ce que vous avez payé.',
      ],
      [
        '5. Réservation en magasin',
        'Une réservation n’engage à rien. Nous mettons la pièce de côté pendant deux jours ; la vente n’a lieu qu’à la caisse.',
      ],
      [
        '6. Réserve de propriété',
        'Les articles restent notre propriété jusqu’à leur paiement complet.',
      ],
      [
        '7. Rétractation et retours',
        leadingTo(
          'Vous disposez du droit légal de rétractation. Délai, démarche et formulaire figurent à la page',
          company.withdrawal,
          'Droit de rétractation',
        ),
        'En outre, nous reprenons pendant trente jours les pièces non portées, avec leur étiquette. Votre droit légal reste entier.',
      ],
      [
        '8. Garanties légales',
        'Nous répondons des défauts de conformité pendant deux ans au moins à compter de la livraison, et plus longtemps si le droit de votre pays le prévoit : par une réparation ou un remplacement gratuits, à défaut par une réduction du prix ou un remboursement. La garantie des vices cachés s’applique aussi. Il suffit de nous le dire : nous réparons ou remplaçons, à votre choix. La garantie d’un fabricant s’y ajoute.',
      ],
      [
        '9. Cartes cadeaux et bons',
        'Les cartes cadeaux sont valables jusqu’à la fin de la troisième année suivant l’achat, et plus longtemps si le droit de votre pays l’exige ; le solde reste sur la carte. Les bons promotionnels sont valables aux conditions qui les accompagnent et ne sont pas remboursés en espèces.',
      ],
      [
        '10. Responsabilité',
        'Notre responsabilité est illimitée en cas de faute intentionnelle ou lourde, d’atteinte à la vie, à l’intégrité physique ou à la santé, et du fait des produits défectueux. En cas de faute légère, nous ne répondons que du manquement à des obligations essentielles et du dommage normalement prévisible.',
      ],
      [
        '11. Droit et litiges',
        'Le droit allemand s’applique ; les règles protégeant les consommateurs du pays où vous vivez restent en vigueur. Nous ne participons pas aux procédures devant un organisme allemand de règlement des litiges.',
      ],
    ),
  withdrawal: (company) =>
    sectioned(
      'Vous pouvez vous rétracter de ce contrat dans un délai de quatorze jours, sans donner de motif.',
      [
        'Délai',
        'Le délai est de quatorze jours à compter du jour où vous, ou une personne désignée par vous autre que le transporteur, recevez le dernier article. Il suffit d’envoyer votre rétractation avant son terme.',
      ],
      [
        'Comment vous rétracter',
        leadingTo(
          'Sans connexion, ici et au bas de chaque page :',
          WITHDRAWAL_FORM,
          'Renoncer au contrat ici',
        ),
        'Ou ouvrez la commande dans votre compte ou par le lien de la confirmation et choisissez « Renoncer au contrat ici ». Nous en accusons réception aussitôt par e-mail. Toute autre déclaration claire vaut également, par lettre, téléphone ou e-mail :',
        `${company.name}, ${company.address}, Allemagne`,
        reach(company, 'Téléphone', 'e-mail'),
      ],
      [
        'Effets',
        'Nous remboursons tous les paiements, livraison standard comprise, au plus tard quatorze jours après réception de votre rétractation, par le moyen de paiement que vous avez utilisé et sans frais. Nous pouvons attendre le retour des articles ou la preuve de leur envoi.',
        'Renvoyez les articles dans les quatorze jours suivant votre rétractation, ou déposez-les dans l’un de nos magasins. Les frais de retour sont à notre charge. Vous ne répondez d’une dépréciation que si elle vient de manipulations allant au-delà de l’examen des articles.',
      ],
      [
        'Exceptions',
        'Le droit ne s’applique pas aux articles confectionnés à vos mesures ou retouchés pour vous, et s’éteint pour les sous-vêtements scellés que vous avez descellés.',
      ],
      [
        'Modèle de formulaire de rétractation',
        `À l’attention de ${company.name}, ${company.address}, Allemagne, ${company.mail} :`,
        'Je/Nous vous notifie/notifions par la présente ma/notre rétractation du contrat portant sur la vente des biens suivants : … Commandés le / reçus le : … Nom : … Adresse : … Date, signature (sur papier uniquement) : …',
      ],
    ),
};
