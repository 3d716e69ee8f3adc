// Words that are the same in most languages, separated by white space. They do not decide the language of a message: "sushi" on an English site is English.
export const INTERNATIONAL: ReadonlySet<string> = new Set(
  `pizza pasta sushi ramen tofu curry tapas paella risotto lasagna tiramisu gelato salsa taco tacos burrito burger hamburger kebab falafel kimchi croissant
  sandwich brunch buffet latte espresso cappuccino macchiato mocha matcha crema barista cocktail whisky vodka banana mango avocado
  wellness sauna spa jacuzzi massage yoga pilates zumba karate judo tennis golf surf kayak rafting ski snowboard piano guitar
  hotel hostel camping bungalow taxi metro bus wifi internet online app video audio laptop smartphone tablet software email
  paypal visa mastercard bitcoin`.split(/\s+/),
);
